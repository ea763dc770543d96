"""The endpoints: for anybody, for players, for the GM, and the WebSocket; and whose request it is."""
