-- What is written on a dark site is shown there alone.

ALTER TABLE saved_search ADD COLUMN dark boolean NOT NULL DEFAULT false;
UPDATE saved_search SET dark = true WHERE options::text ~ 'dominance|kink';
ALTER TABLE saved_search DROP CONSTRAINT saved_search_profile_id_name_key;
ALTER TABLE saved_search ADD UNIQUE (profile_id, dark, name);

ALTER TABLE guestbook_entry ADD COLUMN dark boolean NOT NULL DEFAULT false;

ALTER TABLE ticket ADD COLUMN dark boolean NOT NULL DEFAULT false;
UPDATE ticket SET dark = true WHERE site_id BETWEEN 5 AND 8;
