-- A sign-up with an address that has a profile keeps its name like any other sign-up, so that a free name tells nobody
-- whose address is known.
CREATE TABLE reserved_name (
  -- Whose address was given: the latest such sign-up counts, as it does for profiles that nobody has confirmed.
  profile_id integer PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  name citext NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX reserved_name_created ON reserved_name (created_at);

-- For the hourly removal of profiles that nobody has confirmed.
CREATE INDEX profile_unconfirmed ON profile (created_at) WHERE status = 0 AND email_confirmed_at IS NULL;
