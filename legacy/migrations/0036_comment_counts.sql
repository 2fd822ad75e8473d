-- The comments of an item are counted by their authors: both are answered by indexes alone.
CREATE INDEX comment_counted ON comment (item_type, item_id, id) INCLUDE (parent_id, profile_id) WHERE deleted_at IS NULL;
CREATE INDEX profile_visible ON profile (id) INCLUDE (dark_status) WHERE status = 3 AND privacy_consent_at IS NOT NULL;
