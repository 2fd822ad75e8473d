-- Numbers of comments are kept by what is written, so that they are right also when comments go with their author.

-- The entry is locked before its comments, whoever changes them: nobody waits for each other, and no count is lost.
CREATE FUNCTION count_new_blog_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM blog_entry WHERE id IN (SELECT item_id FROM added WHERE item_type = 1) ORDER BY id FOR NO KEY UPDATE;
  UPDATE blog_entry
  SET comment_count = comment_count + fresh.number,
    last_comment_at = greatest(last_comment_at, fresh.latest),
    active_at = greatest(active_at, fresh.latest)
  FROM (
    SELECT item_id, count(*)::integer AS number, max(created_at) AS latest
    FROM added WHERE item_type = 1 AND deleted_at IS NULL GROUP BY item_id
  ) AS fresh
  WHERE blog_entry.id = fresh.item_id;
  -- Whoever comments has read what stands there.
  INSERT INTO blog_entry_reader AS reader (profile_id, entry_id, commented_at, read_at, comment_count)
  SELECT profile_id, item_id, max(created_at), max(created_at), count(*)
  FROM added WHERE item_type = 1 AND deleted_at IS NULL GROUP BY profile_id, item_id ORDER BY profile_id, item_id
  ON CONFLICT (profile_id, entry_id) DO UPDATE
  SET commented_at = greatest(reader.commented_at, EXCLUDED.commented_at),
    read_at = greatest(reader.read_at, EXCLUDED.read_at),
    comment_count = reader.comment_count + EXCLUDED.comment_count;
  RETURN NULL;
END
$$;
CREATE TRIGGER comment_count_new AFTER INSERT ON comment
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_blog_comments();

-- Takes so many comments of a writer off an entry.
CREATE FUNCTION uncount_blog_comments(entry integer, writer integer, number integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM blog_entry WHERE id = entry FOR NO KEY UPDATE;
  UPDATE blog_entry
  SET comment_count = comment_count - number, last_comment_at = latest.moment,
    active_at = coalesce(latest.moment, published_at)
  FROM (
    SELECT (
      SELECT created_at FROM comment WHERE item_type = 1 AND item_id = entry AND deleted_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT 1
    ) AS moment
  ) AS latest
  WHERE id = entry;
  UPDATE blog_entry_reader
  SET comment_count = comment_count - number,
    commented_at = (
      SELECT max(created_at) FROM comment
      WHERE profile_id = writer AND item_type = 1 AND item_id = entry AND deleted_at IS NULL
    )
  WHERE profile_id = writer AND entry_id = entry;
END
$$;

CREATE FUNCTION uncount_gone_blog_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM uncount_blog_comments(item_id, profile_id, number)
  FROM (
    SELECT item_id, gone.profile_id, count(*)::integer AS number
    FROM gone JOIN blog_entry ON blog_entry.id = gone.item_id
    WHERE item_type = 1 AND deleted_at IS NULL
    GROUP BY item_id, gone.profile_id ORDER BY item_id, gone.profile_id
  ) AS writers;
  RETURN NULL;
END
$$;
CREATE TRIGGER comment_uncount_gone AFTER DELETE ON comment
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_gone_blog_comments();

CREATE FUNCTION uncount_emptied_blog_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM uncount_blog_comments(NEW.item_id, NEW.profile_id, 1);
  RETURN NULL;
END
$$;
CREATE TRIGGER comment_uncount_emptied AFTER UPDATE OF deleted_at ON comment
  FOR EACH ROW WHEN (NEW.item_type = 1 AND OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION uncount_emptied_blog_comment();

-- An empty place holds answers together, and goes with the last of them; in every area.
CREATE FUNCTION delete_empty_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Without answers among those gone there is nothing to do; the trigger would call itself without end.
  IF EXISTS (SELECT FROM gone WHERE parent_id IS NOT NULL) THEN
    DELETE FROM comment
    WHERE deleted_at IS NOT NULL
      AND id IN (SELECT parent_id FROM gone WHERE parent_id IS NOT NULL)
      AND NOT EXISTS (SELECT FROM comment AS answer WHERE answer.parent_id = comment.id);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER comment_delete_empty_places AFTER DELETE ON comment
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_empty_places();

-- A profile's comments go with it: the entries are locked first here too.
CREATE FUNCTION hold_commented_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM blog_entry
  WHERE id IN (SELECT item_id FROM comment WHERE profile_id = OLD.id AND item_type = 1)
  ORDER BY id FOR NO KEY UPDATE;
  RETURN OLD;
END
$$;
CREATE TRIGGER profile_hold_commented_entries BEFORE DELETE ON profile
  FOR EACH ROW EXECUTE FUNCTION hold_commented_entries();
