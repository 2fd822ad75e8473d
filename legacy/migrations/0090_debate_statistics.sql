-- A category lies in one lodge: without knowing it, the planner expects 80 topics where there are 6,000, and sorts them all.
CREATE STATISTICS debate_entry_places (dependencies, mcv) ON category_id, lodge_id FROM debate_entry;
