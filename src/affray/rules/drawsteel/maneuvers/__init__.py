"""What everybody can do beside moving and using abilities: charge, grab, hide, defend, aid and others."""
