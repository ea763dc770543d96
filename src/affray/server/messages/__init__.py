"""What is received and sent: the models of requests and responses, errors, and in which language."""
