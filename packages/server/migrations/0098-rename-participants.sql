-- Two tables had names no reader would look for: the people of a room, and what a robot was sent.
alter table live_standing rename to live_participant;
alter index live_standing_hands rename to live_participant_hands;
alter index live_standing_pkey rename to live_participant_pkey;
alter table webhook_told rename to webhook_delivery;
alter table webhook_delivery rename column told_at to sent_at;
alter index webhook_told_age rename to webhook_delivery_age;
alter index webhook_told_pkey rename to webhook_delivery_pkey;
