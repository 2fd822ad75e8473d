-- A decided report stays on record: whoever reports the same item once more makes a new one.
ALTER TABLE report DROP CONSTRAINT report_reporter_id_item_type_item_id_key;
CREATE UNIQUE INDEX report_open ON report (reporter_id, item_type, item_id) WHERE decision = 0;
CREATE INDEX report_reporter ON report (reporter_id);

-- Those that wait first, of them those about children, and of them the oldest.
DROP INDEX report_waiting;
CREATE INDEX report_in_order ON report ((decision > 0), (reason <> 4), created_at, id);
