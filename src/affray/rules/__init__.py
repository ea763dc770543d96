"""The rulebooks, one folder each: a file is a section of the book, a function a paragraph with its clause."""
