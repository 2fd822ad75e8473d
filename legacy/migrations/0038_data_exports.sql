-- Archives of members' own data: one per member, made by a job, deleted when it expires.

CREATE TABLE data_export (
  profile_id integer PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  storage_key text NOT NULL UNIQUE,
  site_id integer NOT NULL,
  status smallint NOT NULL,
  requested_at timestamptz NOT NULL,
  size bigint,
  ends_at timestamptz NOT NULL
);
CREATE INDEX data_export_ends_at ON data_export (ends_at);

CREATE TRIGGER data_export_note_removal AFTER DELETE ON data_export FOR EACH ROW EXECUTE FUNCTION note_media_removal();
