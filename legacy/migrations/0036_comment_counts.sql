-- The comments of an item are counted by their authors: both are answered by indexes alone.
CREATE INDEX comment_counted ON comment (item_type, item_id, id) INCLUDE (parent_id, profile_id) WHERE deleted_at IS NULL;
CREATE INDEX profile_visible ON profile (id) INCLUDE (dark_status) WHERE status = 3 AND privacy_consent_at IS NOT NULL;

-- The entries of the last days are gathered by their numbers, without being read themselves.
DROP INDEX blog_entry_newest;
CREATE INDEX blog_entry_newest ON blog_entry (dark, country_id, published_at DESC, id DESC)
  INCLUDE (read_count, comment_count) WHERE status = 2;
