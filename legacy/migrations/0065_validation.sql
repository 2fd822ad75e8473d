-- Proofs that the persons behind a profile are adults, and who they say they are.

CREATE TABLE person_validation (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  profile_id integer NOT NULL REFERENCES profile ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  -- 1 NemID, 2 video, 3 in person, 4 MitID or another e-ID, 5 Yoti.
  method smallint NOT NULL CHECK (method BETWEEN 1 AND 5),
  -- 1 ongoing, 2 valid, 3 invalid.
  status smallint NOT NULL CHECK (status BETWEEN 1 AND 3),
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Why it is invalid: 1 under age, 2 not confirmed, 3 out of time, 4 refused by the staff with a reason.
  refusal smallint CHECK (refusal BETWEEN 1 AND 4),
  reason text,
  -- An HMAC of issuer and subject: the same for the same human, and nothing of theirs can be read from it.
  person_key bytea,
  -- The age check of a service that is asked for its result.
  service_session text,
  -- The video, with the digits that are read out in it; deleted with the decision.
  media_id integer REFERENCES media ON DELETE SET NULL,
  code text,
  decided_by integer REFERENCES profile ON DELETE SET NULL,
  CHECK ((status = 1) = (ended_at IS NULL)),
  CHECK ((status = 3) = (refusal IS NOT NULL))
);
CREATE UNIQUE INDEX person_validation_ongoing ON person_validation (person_id, method) WHERE status = 1;
CREATE INDEX person_validation_person ON person_validation (person_id, id DESC);
CREATE INDEX person_validation_profile ON person_validation (profile_id);
CREATE INDEX person_validation_key ON person_validation (person_key) WHERE person_key IS NOT NULL;
CREATE INDEX person_validation_waiting ON person_validation (method, started_at, id) WHERE status = 1;
CREATE INDEX person_validation_media ON person_validation (media_id) WHERE media_id IS NOT NULL;
CREATE INDEX person_validation_decided_by ON person_validation (decided_by) WHERE decided_by IS NOT NULL;

-- Who was validated before: in Denmark with NemID, elsewhere by the staff.
INSERT INTO person_validation (profile_id, person_id, method, status, started_at, ended_at)
SELECT profile.id, person.id, CASE WHEN profile.country_id = 1 THEN 1 ELSE 3 END, 2, profile.created_at, profile.created_at
FROM profile JOIN person ON person.profile_id = profile.id WHERE profile.validated;

-- A log-in with an e-ID that was begun. Nonce and verifier follow from the state, of which only the hash is stored.
CREATE TABLE eid_attempt (
  state_hash bytea PRIMARY KEY,
  profile_id integer NOT NULL REFERENCES profile ON DELETE CASCADE,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  session_id integer NOT NULL REFERENCES session ON DELETE CASCADE,
  ends_at timestamptz NOT NULL
);
CREATE INDEX eid_attempt_profile ON eid_attempt (profile_id);
CREATE INDEX eid_attempt_person ON eid_attempt (person_id);
CREATE INDEX eid_attempt_session ON eid_attempt (session_id);
CREATE INDEX eid_attempt_ends ON eid_attempt (ends_at);

-- A code that the staff hand to somebody whom they have met and whose papers they have seen.
CREATE TABLE personal_code (
  person_id integer PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  profile_id integer NOT NULL REFERENCES profile ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  created_by integer REFERENCES profile ON DELETE SET NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX personal_code_profile ON personal_code (profile_id);
CREATE INDEX personal_code_created_by ON personal_code (created_by);
CREATE INDEX personal_code_ends ON personal_code (ends_at);

-- The same human on two profiles, for the staff to look at.
CREATE TABLE shared_person (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  validation_id integer NOT NULL REFERENCES person_validation ON DELETE CASCADE,
  earlier_id integer NOT NULL REFERENCES person_validation ON DELETE CASCADE,
  found_at timestamptz NOT NULL,
  seen_at timestamptz,
  seen_by integer REFERENCES profile ON DELETE SET NULL,
  note text,
  UNIQUE (validation_id, earlier_id)
);
CREATE INDEX shared_person_earlier ON shared_person (earlier_id);
CREATE INDEX shared_person_open ON shared_person (found_at, id) WHERE seen_at IS NULL;
CREATE INDEX shared_person_seen_by ON shared_person (seen_by) WHERE seen_by IS NOT NULL;

-- Since when a profile must be validated. Memberships that end later quarantine it.
ALTER TABLE profile ADD COLUMN forced_validation_at timestamptz;
UPDATE profile SET forced_validation_at = created_at WHERE forced_validation <> 0;
CREATE INDEX profile_forced_validation ON profile (member_until) WHERE forced_validation <> 0 AND status = 3;
