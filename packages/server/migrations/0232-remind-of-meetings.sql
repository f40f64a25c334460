-- People are reminded the day before a meeting, once for each time it is set to: one that was moved reminds anew.
alter table class_meeting add column reminded_for timestamptz;
create index class_meeting_start on class_meeting (starts_at);
