-- How discreet the dark sites are for a member.

ALTER TABLE profile
  ADD COLUMN discreet_tab boolean NOT NULL DEFAULT false,
  ADD COLUMN blurred_pictures boolean NOT NULL DEFAULT false,
  -- Minutes away after which the dark sites ask for the password again.
  ADD COLUMN away_minutes smallint CHECK (away_minutes BETWEEN 1 AND 240);

-- The last time when a page of the session was in sight.
ALTER TABLE session ADD COLUMN present_at timestamptz;
