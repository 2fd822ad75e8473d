-- A couple has two birthdays, and each brings a present.
ALTER TABLE person ADD COLUMN birthday_answered_year integer;
UPDATE person SET birthday_answered_year = profile.birthday_answered_year
  FROM profile
  WHERE profile.id = person.profile_id;
ALTER TABLE profile DROP COLUMN birthday_answered_year;
