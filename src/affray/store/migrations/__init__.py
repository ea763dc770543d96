"""How the database came to be what it is: one step after another, by Alembic."""
