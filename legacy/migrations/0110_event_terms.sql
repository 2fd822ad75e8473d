-- The terms under which a member signed up, which later ones of the event only better; null: those of the event.
ALTER TABLE event_sign_up
  ADD COLUMN refund_percent integer CHECK (refund_percent BETWEEN 0 AND 100),
  ADD COLUMN quit_until timestamptz;
