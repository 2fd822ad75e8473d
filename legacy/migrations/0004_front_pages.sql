-- Consent to the one front page is none to the other, which says far more about a member.
ALTER TABLE profile ADD COLUMN show_on_dark_front_page boolean NOT NULL DEFAULT false;
CREATE INDEX profile_front_page_dark ON profile (country_id, created_at DESC)
  WHERE status = 3 AND show_on_dark_front_page;
