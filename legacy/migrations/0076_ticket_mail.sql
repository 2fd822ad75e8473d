-- Answers to the mails about tickets, and reviews that the staff hide.

ALTER TABLE ticket_message
  -- Arrived as a mail.
  ADD COLUMN by_mail boolean NOT NULL DEFAULT false,
  -- The sender of such a mail, where it is not the address that the ticket is answered at.
  ADD COLUMN other_address text,
  -- Attachments of such a mail that were not taken.
  ADD COLUMN left_out smallint NOT NULL DEFAULT 0 CHECK (left_out >= 0),
  ADD CHECK (by_mail OR (other_address IS NULL AND left_out = 0)),
  ADD CHECK (NOT (by_mail AND from_staff));

-- Hidden reviews are out of the public list; their ratings count on.
ALTER TABLE review
  ADD COLUMN hidden_at timestamptz,
  ADD COLUMN hidden_reason text,
  ADD CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL));
DROP INDEX review_newest;
CREATE INDEX review_newest ON review (country_id, date DESC, id DESC) WHERE hidden_at IS NULL;
