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

-- Writes the row of each of these profiles anew.
CREATE FUNCTION refresh_profile_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Changes of profile and persons at the same moment wait for each other, so that the last one sees both.
  PERFORM FROM profile WHERE id = ANY (ids) FOR NO KEY UPDATE;
  INSERT INTO search_cell (cell, latitude, longitude)
  SELECT DISTINCT grid_cell(latitude, longitude), grid_latitude, grid_longitude FROM profile WHERE id = ANY (ids)
  ON CONFLICT DO NOTHING;
  DELETE FROM profile_search WHERE id = ANY (ids);
  INSERT INTO profile_search
  SELECT p.id, p.country_id, z.country_area_id, grid_cell(p.latitude, p.longitude), p.created_at, p.member_until,
    p.privacy_consent_at, p.grid_latitude, p.grid_longitude, p.gender, p.status, p.dark_status,
    (SELECT coalesce(sum(DISTINCT 1 << (hope - 1)), 0) FROM unnest(p.looking_for) AS hope),
    p.seek_audience, p.seek_age_from, p.seek_age_to, p.seek_distance, p.validated,
    NOT p.forced_consent_media AND EXISTS (SELECT FROM media WHERE id = p.picture_id AND kind = 1 AND status = 3),
    a.birthday, b.birthday, a.gender, b.gender, a.height, b.height, a.weight, b.weight, a.body_type, b.body_type,
    a.eye_colour, b.eye_colour, a.hair_colour, b.hair_colour, a.sexual_orientation, b.sexual_orientation,
    a.relationship_status, b.relationship_status, a.smoking, b.smoking, a.children, b.children, a.dominance, b.dominance,
    lower(p.name::text)
  FROM profile AS p
  JOIN zip_code AS z ON z.country_id = p.country_id AND z.zip_code = p.zip_code
  LEFT JOIN LATERAL (SELECT * FROM person WHERE profile_id = p.id ORDER BY position, id LIMIT 1) AS a ON true
  LEFT JOIN LATERAL (SELECT * FROM person WHERE profile_id = p.id ORDER BY position, id LIMIT 1 OFFSET 1) AS b ON true
  WHERE p.id = ANY (ids);
END
$$;

CREATE FUNCTION note_profile_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_profile_search(ARRAY[NEW.id]);
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
  PERFORM refresh_profile_search(ARRAY[coalesce(NEW.profile_id, OLD.profile_id)]);
  RETURN NULL;
END
$$;
CREATE TRIGGER person_note_search
  AFTER INSERT OR UPDATE OR DELETE ON person FOR EACH ROW EXECUTE FUNCTION note_person_search();

CREATE FUNCTION note_picture_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_profile_search(array(SELECT id FROM profile WHERE picture_id = NEW.id));
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
SELECT refresh_profile_search(array(SELECT id FROM profile));
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
CREATE INDEX profile_popularity_order_of_gender ON profile_popularity (country_id, gender, score DESC, profile_id DESC);

-- Filters that may leave few: each by itself, for PostgreSQL to combine. ----------------------------------------------

CREATE INDEX profile_search_place ON profile_search (cell, country_id, gender);
CREATE INDEX profile_search_area ON profile_search (country_area_id, gender);
CREATE INDEX profile_search_first_birthday ON profile_search (first_birthday);
CREATE INDEX profile_search_first_height ON profile_search (first_height);
CREATE INDEX profile_search_first_weight ON profile_search (first_weight);
CREATE INDEX profile_search_first_body_type ON profile_search (first_body_type);
CREATE INDEX profile_search_first_eye_colour ON profile_search (first_eye_colour);
CREATE INDEX profile_search_first_hair_colour ON profile_search (first_hair_colour);
CREATE INDEX profile_search_first_sexual_orientation ON profile_search (first_sexual_orientation);
CREATE INDEX profile_search_first_relationship_status ON profile_search (first_relationship_status);
CREATE INDEX profile_search_second_birthday ON profile_search (second_birthday) WHERE second_birthday IS NOT NULL;
CREATE INDEX profile_search_second_height ON profile_search (second_height) WHERE second_height IS NOT NULL;
CREATE INDEX profile_search_second_weight ON profile_search (second_weight) WHERE second_weight IS NOT NULL;
CREATE INDEX profile_search_second_body_type ON profile_search (second_body_type) WHERE second_body_type IS NOT NULL;
CREATE INDEX profile_search_second_eye_colour ON profile_search (second_eye_colour) WHERE second_eye_colour IS NOT NULL;
CREATE INDEX profile_search_second_hair_colour ON profile_search (second_hair_colour) WHERE second_hair_colour IS NOT NULL;
CREATE INDEX profile_search_second_sexual_orientation ON profile_search (second_sexual_orientation)
  WHERE second_sexual_orientation IS NOT NULL;
CREATE INDEX profile_search_second_relationship_status ON profile_search (second_relationship_status)
  WHERE second_relationship_status IS NOT NULL;
CREATE INDEX profile_words_text ON profile_words USING gin (country_id, words gin_trgm_ops);
CREATE INDEX profile_words_match ON profile_words USING gin (country_id, match_words);

-- Where people live is known point by point.
ALTER TABLE profile_search ALTER COLUMN cell SET STATISTICS 2000;
