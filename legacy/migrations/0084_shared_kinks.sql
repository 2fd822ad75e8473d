-- The kinks that a profile shares with others, in one row: a search by several of them intersects lists of one index.
CREATE TABLE shared_kinks (
  profile_id integer PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  country_id integer NOT NULL,
  -- Open to all, liked or wondered about, and not in private.
  kink_ids integer[] NOT NULL
);

-- What the rows of `shared_kinks` have to be.
CREATE VIEW shared_kinks_source AS
SELECT profile.id AS profile_id, profile.country_id, array_agg(kink.id ORDER BY kink.id) AS kink_ids
FROM profile_kink
JOIN profile ON profile.id = profile_kink.profile_id
JOIN kink ON kink.id = profile_kink.kink_id
WHERE kink.status = 2 AND profile_kink.level < 3 AND NOT profile_kink.private
GROUP BY profile.id;

-- Writes the rows of profiles anew.
CREATE FUNCTION refresh_shared_kinks(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Changes at the same moment wait for each other, so that the last one sees both.
  PERFORM FROM profile WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM shared_kinks WHERE profile_id = ANY (changed);
  INSERT INTO shared_kinks SELECT * FROM shared_kinks_source WHERE profile_id = ANY (changed);
END
$$;

CREATE FUNCTION note_profile_kinks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_shared_kinks((SELECT array_agg(DISTINCT profile_id) FROM changed));
  RETURN NULL;
END
$$;
CREATE TRIGGER profile_kink_note_insert AFTER INSERT ON profile_kink
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_profile_kinks();
CREATE TRIGGER profile_kink_note_update AFTER UPDATE ON profile_kink
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_profile_kinks();
CREATE TRIGGER profile_kink_note_delete AFTER DELETE ON profile_kink
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_profile_kinks();

CREATE FUNCTION note_kink_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_shared_kinks((SELECT array_agg(profile_id) FROM profile_kink WHERE kink_id = NEW.id));
  RETURN NULL;
END
$$;
CREATE TRIGGER kink_note_status AFTER UPDATE OF status ON kink FOR EACH ROW EXECUTE FUNCTION note_kink_status();

CREATE FUNCTION note_country_of_kinks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shared_kinks SET country_id = NEW.country_id WHERE profile_id = NEW.id AND country_id <> NEW.country_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER profile_note_country_of_kinks AFTER UPDATE OF country_id ON profile
  FOR EACH ROW EXECUTE FUNCTION note_country_of_kinks();

INSERT INTO shared_kinks SELECT * FROM shared_kinks_source;

-- Kinks that few share lead to them; for those that many share, the newest profiles are looked through.
CREATE INDEX shared_kinks_search ON shared_kinks USING gin (country_id, kink_ids) WITH (fastupdate = off);
CREATE INDEX shared_kinks_newest ON shared_kinks (country_id, profile_id DESC);
DROP INDEX profile_kink_shared;
