"""What a client is shown: a seat's view, its questions, its log, previews of a deed, words."""
