-- Kinks with words of explanation, kinks that members coin, and how fond of a kink a profile is.

ALTER TABLE kink
  -- An object by locale, as the name.
  ADD COLUMN description jsonb NOT NULL DEFAULT '{}',
  -- 1 waits for the staff, 2 shown to all, 3 refused.
  ADD COLUMN status smallint NOT NULL DEFAULT 2 CHECK (status BETWEEN 1 AND 3),
  ADD COLUMN coined_by integer REFERENCES profile ON DELETE SET NULL,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN decided_by integer REFERENCES profile ON DELETE SET NULL,
  ADD COLUMN decided_at timestamptz;
CREATE INDEX kink_coined_by ON kink (coined_by);
CREATE INDEX kink_decided_by ON kink (decided_by);
CREATE INDEX kink_waiting ON kink (created_at, id) WHERE status = 1;

ALTER TABLE profile_kink
  -- 1 likes it, 2 is curious, 3 does not want it.
  ADD COLUMN level smallint NOT NULL DEFAULT 1 CHECK (level BETWEEN 1 AND 3),
  -- Only the profile itself sees it.
  ADD COLUMN private boolean NOT NULL DEFAULT false;

-- Profiles that share a kink openly, the newest first; the other index serves deletion.
CREATE INDEX profile_kink_shared ON profile_kink (kink_id, profile_id DESC) WHERE level < 3 AND NOT private;

-- How many profiles of a country's dark site like a kink or are curious about it, counted every hour.
CREATE TABLE kink_use (
  kink_id integer NOT NULL REFERENCES kink ON DELETE CASCADE,
  country_id integer NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (country_id, kink_id)
);
CREATE INDEX kink_use_kink ON kink_use (kink_id);
