-- Numbers of authors are kept by what is written, so that they are right also when entries and followers go with a profile.

-- Whoever counts for an author holds the author first: a follower who comes while the first entry is published is counted.
CREATE FUNCTION hold_blog_author(author integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('blog_author:' || author, 0));
END
$$;

-- So many published entries more, or fewer, in a country and world.
CREATE FUNCTION count_blog_entries(author integer, country integer, dark_one boolean, number integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_blog_author(author);
  UPDATE blog_author SET entry_count = entry_count + number
  WHERE profile_id = author AND country_id = country AND dark = dark_one;
  IF NOT FOUND AND number > 0 THEN
    INSERT INTO blog_author (profile_id, country_id, dark, entry_count, follower_count)
    SELECT author, country, dark_one, number, count(*)
    FROM blog_author_reader WHERE author_id = author AND followed_at IS NOT NULL;
  END IF;
END
$$;

CREATE FUNCTION count_new_blog_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_blog_entries(profile_id, country_id, dark, number)
  FROM (
    SELECT profile_id, country_id, dark, count(*)::integer AS number
    FROM added WHERE status = 2 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS authors;
  RETURN NULL;
END
$$;
CREATE TRIGGER blog_entry_count_new AFTER INSERT ON blog_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_blog_entries();

CREATE FUNCTION uncount_gone_blog_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_blog_entries(profile_id, country_id, dark, -number)
  FROM (
    SELECT profile_id, country_id, dark, count(*)::integer AS number
    FROM gone WHERE status = 2 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS authors;
  RETURN NULL;
END
$$;
CREATE TRIGGER blog_entry_uncount_gone AFTER DELETE ON blog_entry
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_gone_blog_entries();

CREATE FUNCTION count_published_blog_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_blog_entries(NEW.profile_id, NEW.country_id, NEW.dark, NEW.status - OLD.status);
  RETURN NULL;
END
$$;
CREATE TRIGGER blog_entry_count_published AFTER UPDATE OF status ON blog_entry
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION count_published_blog_entry();

-- So many followers more, or fewer: the same number in every country and world.
CREATE FUNCTION count_blog_followers(author integer, number integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_blog_author(author);
  UPDATE blog_author SET follower_count = follower_count + number WHERE profile_id = author;
END
$$;

CREATE FUNCTION count_new_blog_followers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_blog_followers(author_id, number)
  FROM (
    SELECT author_id, count(*)::integer AS number
    FROM added WHERE followed_at IS NOT NULL GROUP BY 1 ORDER BY 1
  ) AS authors;
  RETURN NULL;
END
$$;
CREATE TRIGGER blog_author_reader_count_new AFTER INSERT ON blog_author_reader
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_blog_followers();

CREATE FUNCTION uncount_gone_blog_followers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_blog_followers(author_id, -number)
  FROM (
    SELECT author_id, count(*)::integer AS number
    FROM gone WHERE followed_at IS NOT NULL GROUP BY 1 ORDER BY 1
  ) AS authors;
  RETURN NULL;
END
$$;
CREATE TRIGGER blog_author_reader_uncount_gone AFTER DELETE ON blog_author_reader
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_gone_blog_followers();

CREATE FUNCTION count_changed_blog_follower() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_blog_followers(NEW.author_id, CASE WHEN NEW.followed_at IS NULL THEN -1 ELSE 1 END);
  RETURN NULL;
END
$$;
CREATE TRIGGER blog_author_reader_count_changed AFTER UPDATE OF followed_at ON blog_author_reader
  FOR EACH ROW WHEN ((OLD.followed_at IS NULL) <> (NEW.followed_at IS NULL))
  EXECUTE FUNCTION count_changed_blog_follower();
