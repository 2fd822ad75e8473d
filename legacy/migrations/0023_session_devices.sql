-- On which device each session is, so that members can tell their sessions apart and end those they do not know.

ALTER TABLE session
  -- In plain words, such as Firefox and Windows; null where the browser does not say.
  ADD COLUMN browser text,
  ADD COLUMN system text,
  -- When a request last came, to a quarter of an hour.
  ADD COLUMN last_seen_at timestamptz;
UPDATE session SET last_seen_at = created_at;
ALTER TABLE session ALTER COLUMN last_seen_at SET NOT NULL;
