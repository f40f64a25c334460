-- D-180: it is quiet by the clock of whoever would be reminded. Null: not known yet; the first browser they sign in with says it.
alter table member add column time_zone text check (length(time_zone) between 1 and 64);
