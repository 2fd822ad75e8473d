-- What a member lets others see of where they live and when they were born.
ALTER TABLE profile
  ADD COLUMN show_place boolean NOT NULL DEFAULT true,
  ADD COLUMN show_in_birthdays boolean NOT NULL DEFAULT true;

-- A visit belongs to the side on which it was made: main or dark.
ALTER TABLE visit ADD COLUMN dark boolean NOT NULL DEFAULT false;
ALTER TABLE visit DROP CONSTRAINT visit_pkey, ADD PRIMARY KEY (visited_id, visitor_id, dark);
-- Of earlier visits between two who have both been on the dark side, nobody knows where they were made: they are forgotten,
-- for one of them told on the main side would tell too much.
DELETE FROM visit USING profile AS visited, profile AS visitor
WHERE visited.id = visited_id AND visitor.id = visitor_id AND visited.dark_status <> 0 AND visitor.dark_status <> 0;
DROP INDEX visit_newest;
CREATE INDEX visit_newest ON visit (visited_id, dark, visited_at DESC);
