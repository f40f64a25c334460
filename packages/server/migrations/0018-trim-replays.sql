-- What people see of a recording: the recording itself, or a shorter file once its beginning or end was cut away. The
-- recording stays, so that a cut can be changed.

alter table live_replay add column shown_file_id text references file (id) on delete set null;
-- How often something was made of it: what an older run made is not kept.
alter table live_replay add column run integer not null default 0;
