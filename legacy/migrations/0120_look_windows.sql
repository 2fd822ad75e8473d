-- Finds the latest look of somebody at the same thing: a page that is read anew by itself is not looked at anew.
CREATE INDEX staff_act_look ON staff_act (actor_id, call, at DESC) WHERE is_look;
