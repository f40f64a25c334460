-- Five wrong passcodes from one network were counted by each process for itself: three processes were fifteen tries. They
-- are counted here now, beside those of all networks together, whose network is empty.
alter table live_passcode_tries add column network text not null default '';
alter table live_passcode_tries drop constraint live_passcode_tries_pkey;
alter table live_passcode_tries add primary key (live_id, network);
create index live_passcode_tries_age on live_passcode_tries (since);
