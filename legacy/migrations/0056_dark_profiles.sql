-- The way into the dark sites, and what a profile shows there alone.

CREATE TABLE dark_application (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id integer NOT NULL REFERENCES profile ON DELETE CASCADE,
  -- 1 waits, 2 more is asked for, 3 approved, 4 declined, 5 withdrawn.
  status smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 5),
  text text NOT NULL,
  applied_at timestamptz NOT NULL,
  -- What the staff said last, and who.
  reason text,
  decided_at timestamptz,
  decided_by integer REFERENCES profile ON DELETE SET NULL
);
-- One is open at a time.
CREATE UNIQUE INDEX dark_application_open ON dark_application (profile_id) WHERE status IN (1, 2);
CREATE INDEX dark_application_profile ON dark_application (profile_id, id DESC);
CREATE INDEX dark_application_waiting ON dark_application (applied_at, id) WHERE status = 1;
CREATE INDEX dark_application_decided_by ON dark_application (decided_by);

-- Each step of an application, by whom.
CREATE TABLE dark_application_step (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES dark_application ON DELETE CASCADE,
  status smallint NOT NULL,
  actor_id integer REFERENCES profile ON DELETE SET NULL,
  at timestamptz NOT NULL
);
CREATE INDEX dark_application_step_application ON dark_application_step (application_id, id);
CREATE INDEX dark_application_step_actor ON dark_application_step (actor_id);

CREATE TABLE dark_profile (
  profile_id integer PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  headline text,
  text text NOT NULL DEFAULT '',
  looking_for smallint[] NOT NULL DEFAULT '{}',
  -- Show the texts of the main sites where there are none for the dark ones.
  show_main_texts boolean NOT NULL DEFAULT true
);
