-- What the subscribers of a live were last told: its status and its start. A notice is sent only for a state that lasts
-- and that they do not know yet, however often a live is withdrawn, published and moved in between.
alter table live
  add column told_status smallint check (told_status in (1, 2, 4)),
  add column told_start_time timestamptz;
