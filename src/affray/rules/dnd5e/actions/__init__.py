"""The actions that anybody can take."""
