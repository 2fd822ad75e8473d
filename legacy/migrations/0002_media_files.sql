-- Media addresses carry this key: counting up from one address leads to no other.
ALTER TABLE media ADD COLUMN key uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;

-- Where erased media had their files, also when the whole profile was erased: a job removes those that no medium has left.
CREATE TABLE media_removal (
  storage_key text PRIMARY KEY
);

CREATE FUNCTION note_media_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_removal (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN OLD;
END
$$;
CREATE TRIGGER media_note_removal AFTER DELETE ON media FOR EACH ROW EXECUTE FUNCTION note_media_removal();
