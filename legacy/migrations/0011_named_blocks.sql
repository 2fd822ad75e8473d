-- Whether the member could see the profile when they blocked it: to block somebody must not tell who it is.
ALTER TABLE blacklist ADD COLUMN named boolean NOT NULL DEFAULT true;
