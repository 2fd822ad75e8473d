-- Searching blogs: by words, tags and authors, newest first.

-- A text as it is compared: in small letters and without accents, but for the letters å, ä and ö.
CREATE FUNCTION folded(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN normalize(regexp_replace(normalize(lower(words), NFD),
  '(?<!a)\u030A|(?<![ao])\u0308|[\u0300-\u0307\u0309\u030B-\u036F]', '', 'g'), NFC);

-- The words of a text, each once.
CREATE FUNCTION words_of(content text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}')
  FROM regexp_split_to_table(folded(content), '[^[:alnum:]]+') AS word WHERE word <> ''
);

-- Finds what has all words of a text, or longer ones that begin with them; the shortest words begin half of a language,
-- and mean only themselves. Null where there is no word.
CREATE FUNCTION having_words(content text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT string_agg('''' || word || '''' || CASE WHEN length(word) < 3 THEN '' ELSE ':*' END, ' & ')::tsquery
  FROM unnest(words_of(content)) AS word
);

-- What a published entry is found by, in a narrow row of its own: PostgreSQL knows how frequent a word is, and either
-- gathers the entries that have it or looks through the newest ones until there are enough.
CREATE TABLE blog_entry_search (
  entry_id integer PRIMARY KEY REFERENCES blog_entry ON DELETE CASCADE,
  country_id integer NOT NULL,
  dark boolean NOT NULL,
  published_at timestamptz NOT NULL,
  -- The words of title and text; a tag as `#` and its id, the author as `@` and the profile's.
  terms tsvector NOT NULL
);
ALTER TABLE blog_entry_search ALTER COLUMN terms SET STATISTICS 300;

CREATE FUNCTION note_blog_entry_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 2 THEN
    RETURN NULL;
  END IF;
  INSERT INTO blog_entry_search (entry_id, country_id, dark, published_at, terms)
  VALUES (NEW.id, NEW.country_id, NEW.dark, NEW.published_at, array_to_tsvector(
    words_of(NEW.title || ' ' || NEW.words) || ('@' || NEW.profile_id)
    || array(SELECT '#' || tag_id FROM blog_entry_tag WHERE entry_id = NEW.id)))
  ON CONFLICT (entry_id) DO UPDATE
  SET country_id = EXCLUDED.country_id, dark = EXCLUDED.dark, published_at = EXCLUDED.published_at,
    terms = EXCLUDED.terms;
  RETURN NULL;
END
$$;
CREATE TRIGGER blog_entry_note_search
  AFTER INSERT OR UPDATE OF status, title, words, country_id, dark, published_at ON blog_entry
  FOR EACH ROW EXECUTE FUNCTION note_blog_entry_search();

CREATE FUNCTION note_blog_tags_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blog_entry_search SET terms = blog_entry_search.terms || array_to_tsvector(tags)
  FROM (SELECT entry_id, array_agg('#' || tag_id) AS tags FROM added GROUP BY entry_id) AS tagged
  WHERE blog_entry_search.entry_id = tagged.entry_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER blog_entry_tag_note_search AFTER INSERT ON blog_entry_tag
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_blog_tags_search();

CREATE FUNCTION forget_blog_tags_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blog_entry_search SET terms = ts_delete(blog_entry_search.terms, tags)
  FROM (SELECT entry_id, array_agg('#' || tag_id) AS tags FROM gone GROUP BY entry_id) AS untagged
  WHERE blog_entry_search.entry_id = untagged.entry_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER blog_entry_tag_forget_search AFTER DELETE ON blog_entry_tag
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_blog_tags_search();

-- How many entries of a country and world carry each tag, counted every hour: which tags are worth suggesting first.
CREATE TABLE blog_tag_use (
  tag_id integer NOT NULL REFERENCES blog_tag ON DELETE CASCADE,
  country_id integer NOT NULL,
  dark boolean NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (tag_id, country_id, dark)
);

-- Those that were here before.
UPDATE blog_entry SET status = status WHERE status = 2;

CREATE INDEX blog_entry_search_terms ON blog_entry_search USING gin (terms);
CREATE INDEX blog_entry_search_newest ON blog_entry_search (dark, country_id, published_at DESC, entry_id DESC);

-- How many entries an author has for whom.
CREATE INDEX blog_entry_number ON blog_entry (profile_id, dark, country_id, audience) WHERE status = 2;

-- Names of tags and authors, from whatever part has been typed.
DROP INDEX blog_tag_words;
CREATE INDEX blog_tag_name ON blog_tag USING gin (folded(name::text) gin_trgm_ops);
CREATE INDEX profile_search_folded_name ON profile_search USING gin (folded(name) gin_trgm_ops);
