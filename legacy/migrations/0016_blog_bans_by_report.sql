-- A report can end with a ban from blogs: 4.
ALTER TABLE report DROP CONSTRAINT report_decision_check;
ALTER TABLE report ADD CONSTRAINT report_decision_check CHECK (decision BETWEEN 0 AND 4);
