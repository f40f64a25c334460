-- A step whose approver was suspended, left, lost the role or is away without a deputy waited for ever: it passes on to
-- somebody who can decide, and administrators may give any waiting step to somebody else.

-- As what somebody is asked: by name, as the director, or in a role. Who is no longer that is no longer asked.
alter table approval_assignment add column asked_as text not null default 'person'
  check (asked_as in ('person', 'director', 'approver', 'org-admin', 'platform-admin'));

-- To whom a step went.
alter table approval_act add column receiver_id text references member (id);
alter table approval_act drop constraint approval_act_action_check;
alter table approval_act add constraint approval_act_action_check
  check (action in ('submit', 'agree', 'refuse', 'withdraw', 'resubmit', 'pass-on', 'reassign'));

-- Null until the deputy was told what waits already.
alter table approval_delegation add column announced_at timestamptz;
update approval_delegation set announced_at = now() where starts_at <= now();

create index approval_process_waiting on approval_process (tenant_id, submitted_at, id) where state = 'pending';
create index approval_delegation_silent on approval_delegation (starts_at) where announced_at is null;
