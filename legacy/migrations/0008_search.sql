-- Search: what lists of members are read from. Triggers keep these tables in step with `profile` and `person`.
--
-- What a profile says of itself seldom changes; when its member was last seen changes every minute. They are apart, so that
-- a sign of life writes two narrow indexes and not the many of the facts.

CREATE EXTENSION IF NOT EXISTS btree_gin;

-- The distance of two points in kilometres, as `kilometresBetween` has it before it rounds.
CREATE FUNCTION kilometres(latitude double precision, longitude double precision,
  other_latitude double precision, other_longitude double precision) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 2 * 6371 * asin(least(1, sqrt(
  power(sin(radians(other_latitude - latitude) / 2), 2)
  + cos(radians(latitude)) * cos(radians(other_latitude)) * power(sin(radians(other_longitude - longitude) / 2), 2))));

-- The points of the grid as one number, so that "within 50 km" is a list of numbers.
CREATE FUNCTION grid_cell(latitude double precision, longitude double precision) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (round(latitude * 20) * 10000 + round(longitude * 20))::integer;

-- The words of a member's HTML: blocks end a line, other tags hold words together.
CREATE FUNCTION plain_text(html text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(replace(replace(
  regexp_replace(regexp_replace(html, '<br ?/?>|</(p|h2|h3|li|blockquote)>', E'\n', 'g'), '<[^>]*>', '', 'g'),
  '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&nbsp;', ' '), '&amp;', '&');

-- Points of the grid where somebody lives: a few thousand.
CREATE TABLE search_cell (
  cell integer PRIMARY KEY,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL
);

-- A profile with its persons in one narrow row. Columns of `profile` keep their names.
CREATE TABLE profile_search (
  id integer PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  country_id integer NOT NULL,
  country_area_id integer NOT NULL,
  cell integer NOT NULL,
  created_at timestamptz NOT NULL,
  member_until timestamptz,
  privacy_consent_at timestamptz,
  grid_latitude double precision NOT NULL,
  grid_longitude double precision NOT NULL,
  gender smallint NOT NULL,
  status smallint NOT NULL,
  dark_status smallint NOT NULL,
  -- Each value of LookingFor as a bit.
  looking_for_mask smallint NOT NULL,
  seek_audience smallint NOT NULL,
  seek_age_from smallint NOT NULL,
  seek_age_to smallint NOT NULL,
  seek_distance smallint,
  validated boolean NOT NULL,
  -- A profile picture that whoever sees the profile sees too.
  with_picture boolean NOT NULL,
  first_birthday date,
  second_birthday date,
  first_gender smallint,
  second_gender smallint,
  first_height smallint,
  second_height smallint,
  first_weight smallint,
  second_weight smallint,
  first_body_type smallint,
  second_body_type smallint,
  first_eye_colour smallint,
  second_eye_colour smallint,
  first_hair_colour smallint,
  second_hair_colour smallint,
  first_sexual_orientation smallint,
  second_sexual_orientation smallint,
  first_relationship_status smallint,
  second_relationship_status smallint,
  first_smoking smallint,
  second_smoking smallint,
  first_children smallint,
  second_children smallint,
  first_dominance smallint,
  second_dominance smallint,
  -- In lower case.
  name text NOT NULL
);

-- When each profile was last seen.
CREATE TABLE presence (
  profile_id integer PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  country_id integer NOT NULL,
  -- Approved for the dark sites.
  dark boolean NOT NULL,
  -- Before all others: never.
  last_online_at timestamptz NOT NULL
);

-- What words are looked for in, in lower case.
CREATE TABLE profile_words (
  profile_id integer PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  country_id integer NOT NULL,
  words text NOT NULL,
  match_words text[] NOT NULL
);

-- Likes and visits of the last 30 days, counted every hour; who got none is not here.
CREATE TABLE profile_popularity (
  profile_id integer PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  country_id integer NOT NULL,
  gender integer NOT NULL,
  dark boolean NOT NULL,
  score integer NOT NULL
);

-- What the rows of `profile_search` have to be.
CREATE VIEW profile_search_source AS
SELECT p.id, p.country_id, z.country_area_id, grid_cell(p.latitude, p.longitude) AS cell, p.created_at, p.member_until,
  p.privacy_consent_at, p.grid_latitude, p.grid_longitude, p.gender, p.status, p.dark_status,
  (SELECT coalesce(sum(DISTINCT 1 << (hope - 1)), 0) FROM unnest(p.looking_for) AS hope) AS looking_for_mask,
  p.seek_audience, p.seek_age_from, p.seek_age_to, p.seek_distance, p.validated,
  NOT p.forced_consent_media
    AND EXISTS (SELECT FROM media WHERE id = p.picture_id AND kind = 1 AND media.status = 3) AS with_picture,
  a.birthday AS first_birthday, b.birthday AS second_birthday, a.gender AS first_gender, b.gender AS second_gender,
  a.height AS first_height, b.height AS second_height, a.weight AS first_weight, b.weight AS second_weight,
  a.body_type AS first_body_type, b.body_type AS second_body_type,
  a.eye_colour AS first_eye_colour, b.eye_colour AS second_eye_colour,
  a.hair_colour AS first_hair_colour, b.hair_colour AS second_hair_colour,
  a.sexual_orientation AS first_sexual_orientation, b.sexual_orientation AS second_sexual_orientation,
  a.relationship_status AS first_relationship_status, b.relationship_status AS second_relationship_status,
  a.smoking AS first_smoking, b.smoking AS second_smoking, a.children AS first_children, b.children AS second_children,
  a.dominance AS first_dominance, b.dominance AS second_dominance,
  lower(p.name::text) AS name
FROM profile AS p
JOIN zip_code AS z ON z.country_id = p.country_id AND z.zip_code = p.zip_code
LEFT JOIN LATERAL (SELECT * FROM person WHERE profile_id = p.id ORDER BY position, id LIMIT 1) AS a ON true
LEFT JOIN LATERAL (SELECT * FROM person WHERE profile_id = p.id ORDER BY position, id LIMIT 1 OFFSET 1) AS b ON true;

-- Writes the row of a profile anew.
CREATE FUNCTION refresh_profile_search(changed integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Changes of profile and persons at the same moment wait for each other, so that the last one sees both.
  PERFORM FROM profile WHERE id = changed FOR NO KEY UPDATE;
  DELETE FROM profile_search WHERE id = changed;
  INSERT INTO profile_search SELECT * FROM profile_search_source WHERE id = changed;
  INSERT INTO search_cell (cell, latitude, longitude)
  SELECT cell, grid_latitude, grid_longitude FROM profile_search WHERE id = changed
  ON CONFLICT DO NOTHING;
END
$$;

CREATE FUNCTION note_profile_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_profile_search(NEW.id);
  -- Only the score waits for the hour.
  UPDATE profile_popularity SET country_id = NEW.country_id, gender = NEW.gender, dark = NEW.dark_status = 3
  WHERE profile_id = NEW.id AND (country_id, gender, dark) IS DISTINCT FROM (NEW.country_id, NEW.gender, NEW.dark_status = 3);
  RETURN NULL;
END
$$;
CREATE TRIGGER profile_note_search
  AFTER INSERT OR UPDATE OF country_id, zip_code, latitude, longitude, created_at, member_until, privacy_consent_at,
    gender, status, dark_status, looking_for, seek_audience, seek_age_from, seek_age_to, seek_distance, validated, name,
    picture_id, forced_consent_media
  ON profile FOR EACH ROW EXECUTE FUNCTION note_profile_search();

CREATE FUNCTION note_person_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_profile_search(coalesce(NEW.profile_id, OLD.profile_id));
  RETURN NULL;
END
$$;
CREATE TRIGGER person_note_search
  AFTER INSERT OR UPDATE OR DELETE ON person FOR EACH ROW EXECUTE FUNCTION note_person_search();

CREATE FUNCTION note_picture_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_profile_search(id) FROM profile WHERE picture_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER media_note_search AFTER UPDATE OF kind, status ON media FOR EACH ROW EXECUTE FUNCTION note_picture_search();

CREATE FUNCTION note_presence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO presence (profile_id, country_id, dark, last_online_at)
  VALUES (NEW.id, NEW.country_id, NEW.dark_status = 3, coalesce(NEW.last_online_at, '-infinity'))
  ON CONFLICT (profile_id) DO UPDATE
  SET country_id = EXCLUDED.country_id, dark = EXCLUDED.dark, last_online_at = EXCLUDED.last_online_at;
  RETURN NULL;
END
$$;
CREATE TRIGGER profile_note_presence
  AFTER INSERT OR UPDATE OF country_id, dark_status, last_online_at ON profile
  FOR EACH ROW EXECUTE FUNCTION note_presence();

CREATE FUNCTION searchable_words(p profile) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(normalize(p.name::text || E'\n' || coalesce(p.headline, '') || E'\n' || plain_text(p.text)));

CREATE FUNCTION searchable_match_words(p profile) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT coalesce(array_agg(lower(normalize(word))), '{}') FROM unnest(p.match_words) AS word);

CREATE FUNCTION note_profile_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO profile_words (profile_id, country_id, words, match_words)
  VALUES (NEW.id, NEW.country_id, searchable_words(NEW), searchable_match_words(NEW))
  ON CONFLICT (profile_id) DO UPDATE
  SET country_id = EXCLUDED.country_id, words = EXCLUDED.words, match_words = EXCLUDED.match_words;
  RETURN NULL;
END
$$;
CREATE TRIGGER profile_note_words
  AFTER INSERT OR UPDATE OF country_id, name, headline, text, match_words ON profile
  FOR EACH ROW EXECUTE FUNCTION note_profile_words();

-- Those who were here before.
INSERT INTO profile_search SELECT * FROM profile_search_source;
INSERT INTO search_cell SELECT DISTINCT cell, grid_latitude, grid_longitude FROM profile_search;
INSERT INTO presence
SELECT id, country_id, dark_status = 3, coalesce(last_online_at, '-infinity') FROM profile;
INSERT INTO profile_words
SELECT p.id, p.country_id, searchable_words(p), searchable_match_words(p) FROM profile AS p;

-- Orders: of a country, of the approved in it, and across borders. ----------------------------------------------------

CREATE INDEX presence_order ON presence (country_id, last_online_at DESC, profile_id DESC);
CREATE INDEX presence_order_dark ON presence (country_id, last_online_at DESC, profile_id DESC) WHERE dark;
CREATE INDEX presence_order_anywhere ON presence (last_online_at DESC, profile_id DESC);
CREATE INDEX profile_search_newest ON profile_search (country_id, created_at DESC, id DESC);
CREATE INDEX profile_search_newest_dark ON profile_search (country_id, created_at DESC, id DESC) WHERE dark_status = 3;
CREATE INDEX profile_search_newest_anywhere ON profile_search (created_at DESC, id DESC);
CREATE INDEX profile_search_name ON profile_search (country_id, name, id);
CREATE INDEX profile_search_name_anywhere ON profile_search (name, id);
CREATE INDEX profile_popularity_order ON profile_popularity (country_id, score DESC, profile_id DESC);
CREATE INDEX profile_popularity_order_dark ON profile_popularity (country_id, score DESC, profile_id DESC) WHERE dark;
CREATE INDEX profile_popularity_order_of_gender ON profile_popularity (country_id, gender, score DESC, profile_id DESC);

-- Gathering who fulfils filters that leave few. One index on each fact would make PostgreSQL join long lists; these have
-- nearly all facts beside the place (32 columns are the most), so that a country's women, or those of a town, are looked
-- through without touching the table. The facts seldom change, so the pages stay all-visible.
CREATE INDEX profile_search_country ON profile_search (country_id, gender, cell) INCLUDE
  (id, created_at, member_until, dark_status, grid_latitude, grid_longitude, looking_for_mask, seek_audience,
    seek_age_from, seek_age_to, seek_distance, validated, with_picture, first_birthday, second_birthday, first_gender,
    second_gender, first_height, second_height, first_weight, second_weight, first_body_type, second_body_type,
    first_hair_colour, second_hair_colour, first_sexual_orientation, second_sexual_orientation,
    first_relationship_status, second_relationship_status)
  WHERE status = 3 AND privacy_consent_at IS NOT NULL;
CREATE INDEX profile_search_place ON profile_search (cell, gender, country_id) INCLUDE
  (id, created_at, member_until, dark_status, grid_latitude, grid_longitude, looking_for_mask, seek_audience,
    seek_age_from, seek_age_to, seek_distance, validated, with_picture, first_birthday, second_birthday, first_gender,
    second_gender, first_height, second_height, first_weight, second_weight, first_body_type, second_body_type,
    first_hair_colour, second_hair_colour, first_sexual_orientation, second_sexual_orientation,
    first_relationship_status, second_relationship_status)
  WHERE status = 3 AND privacy_consent_at IS NOT NULL;
CREATE INDEX profile_search_area ON profile_search (country_area_id, gender);
CREATE INDEX profile_words_text ON profile_words USING gin (country_id, words gin_trgm_ops);
CREATE INDEX profile_words_match ON profile_words USING gin (country_id, match_words);

-- What these were for is read from here now. With them gone, a sign of life touches no index of `profile`, so that the row
-- is written in its place if there is room.
DROP INDEX profile_newest, profile_newest_dark, profile_online, profile_name_text, profile_match_words;
ALTER TABLE profile SET (fillfactor = 85);

-- What searches read lies in memory, where a page elsewhere costs hardly more than the next one; and no search should keep
-- several cores from the others. Whoever does not own the database sets this on the server.
DO $$
BEGIN
  EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
  EXECUTE format('ALTER DATABASE %I SET max_parallel_workers_per_gather = 0', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'Set random_page_cost to 1.1 and max_parallel_workers_per_gather to 0';
END
$$;

-- Where people live is known point by point.
ALTER TABLE profile_search ALTER COLUMN cell SET STATISTICS 2000;
