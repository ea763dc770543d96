"""What the server bounds: connections, requests, and the time of long computations."""
