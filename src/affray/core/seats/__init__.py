"""Those who take part: what a seat knows, says and is sent."""
