-- D-178: two devices on one homework replaced each other's text. A save names the revision it read, and is refused for another.
alter table homework add column revision integer not null default 1 check (revision > 0);
