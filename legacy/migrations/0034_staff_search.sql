-- Staff find every profile by its name; `profile_search` has only those that members find.
CREATE INDEX profile_folded_name ON profile USING gin (folded(name::text) gin_trgm_ops);
