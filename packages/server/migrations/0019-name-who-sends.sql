-- Only one person sends in a room at a time, and who does may take over from themselves when their line broke.
alter table live_broadcast add column person_key text not null default '';
alter table live_broadcast alter column person_key drop default;
