-- Whoever came by the link to a live of scope 3 was written down as invited, and the next save of its form, which
-- replaces the invited, sent them away.
alter table live_person drop constraint live_person_part_check;
alter table live_person add constraint live_person_part_check check (part in ('assistant', 'invited', 'linked'));
