-- When the winners of a contest were told.
ALTER TABLE contest ADD COLUMN winners_told_at timestamptz;
CREATE INDEX contest_untold ON contest (ends_at) WHERE winners_told_at IS NULL;

-- The orders of some days, to compare with the payment service's.
CREATE INDEX purchase_created ON purchase (created_at);

-- What renews itself soon, to tell of a new price or a card that expires.
CREATE INDEX subscription_paid ON subscription (paid_until, id) WHERE status IN (1, 2);
