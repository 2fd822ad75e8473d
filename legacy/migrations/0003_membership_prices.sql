-- What a membership costs, in minor units. Part of the product, not of the demo: there is no other way to set prices yet.
INSERT INTO membership_package (id, currency, days, amount) VALUES
  (0, 'DKK', 1, 2900), (1, 'DKK', 30, 14900), (2, 'DKK', 90, 34900), (3, 'DKK', 180, 54900), (4, 'DKK', 365, 84900),
  (0, 'NOK', 1, 3900), (1, 'NOK', 30, 19900), (2, 'NOK', 90, 46900), (3, 'NOK', 180, 73900), (4, 'NOK', 365, 114900),
  (0, 'SEK', 1, 3900), (1, 'SEK', 30, 19900), (2, 'SEK', 90, 46900), (3, 'SEK', 180, 73900), (4, 'SEK', 365, 114900),
  (0, 'GBP', 1, 349), (1, 'GBP', 30, 1699), (2, 'GBP', 90, 3999), (3, 'GBP', 180, 6299), (4, 'GBP', 365, 9699);
