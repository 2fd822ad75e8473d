-- The staff (35: chat moderators, and all above) are nobody's match: no list suggests them, so they have no row to search.
CREATE OR REPLACE VIEW profile_search_source AS
SELECT p.id, p.country_id, z.country_area_id, grid_cell(p.latitude, p.longitude) AS cell, p.created_at, p.member_until,
  p.privacy_consent_at, p.grid_latitude, p.grid_longitude, p.gender, p.status, p.dark_status,
  (SELECT coalesce(sum(DISTINCT 1 << (hope - 1)), 0) FROM unnest(p.looking_for) AS hope) AS looking_for_mask,
  p.seek_audience, p.seek_age_from, p.seek_age_to, p.seek_distance, p.validated,
  NOT p.forced_consent_media
    AND EXISTS (SELECT FROM media WHERE id = p.picture_id AND kind = 1 AND media.status = 3) AS with_picture,
  a.birthday AS first_birthday, b.birthday AS second_birthday, a.gender AS first_gender, b.gender AS second_gender,
  a.height AS first_height, b.height AS second_height, a.weight AS first_weight, b.weight AS second_weight,
  a.body_type AS first_body_type, b.body_type AS second_body_type,
  a.eye_colour AS first_eye_colour, b.eye_colour AS second_eye_colour,
  a.hair_colour AS first_hair_colour, b.hair_colour AS second_hair_colour,
  a.sexual_orientation AS first_sexual_orientation, b.sexual_orientation AS second_sexual_orientation,
  a.relationship_status AS first_relationship_status, b.relationship_status AS second_relationship_status,
  a.smoking AS first_smoking, b.smoking AS second_smoking, a.children AS first_children, b.children AS second_children,
  a.dominance AS first_dominance, b.dominance AS second_dominance,
  lower(p.name::text) AS name
FROM profile AS p
JOIN zip_code AS z ON z.country_id = p.country_id AND z.zip_code = p.zip_code
LEFT JOIN LATERAL (SELECT * FROM person WHERE profile_id = p.id ORDER BY position, id LIMIT 1) AS a ON true
LEFT JOIN LATERAL (SELECT * FROM person WHERE profile_id = p.id ORDER BY position, id LIMIT 1 OFFSET 1) AS b ON true
WHERE p.role_level < 35;

DROP TRIGGER profile_note_search ON profile;
CREATE TRIGGER profile_note_search
  AFTER INSERT OR UPDATE OF country_id, zip_code, latitude, longitude, created_at, member_until, privacy_consent_at,
    gender, status, dark_status, looking_for, seek_audience, seek_age_from, seek_age_to, seek_distance, validated, name,
    picture_id, forced_consent_media, role_level
  ON profile FOR EACH ROW EXECUTE FUNCTION note_profile_search();

DELETE FROM profile_search WHERE id IN (SELECT id FROM profile WHERE role_level >= 35);
