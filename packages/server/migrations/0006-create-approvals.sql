-- Approvals (D-073…D-079): templates inherited down the tree, processes with steps, who decides them, and what was done.

create table approval_template (
  id text primary key,
  tenant_id text not null references organization (id),
  organization_id text not null references organization (id) on delete cascade,
  business_type smallint not null,
  -- Ordered steps as the contract's StepSpec; read and written as a whole, never queried into.
  steps jsonb not null,
  -- Two administrators editing at once: the second is told instead of overwriting.
  version integer not null default 1,
  updated_by text references member (id),
  updated_at timestamptz not null
);
create unique index approval_template_place on approval_template (organization_id, business_type);
create index approval_template_list on approval_template (tenant_id, business_type, id);
select guard_tenant('approval_template');

create table approval_process (
  id text primary key,
  tenant_id text not null references organization (id),
  business_type smallint not null,
  business_id text not null,
  title text not null check (length(title) between 1 and 400),
  summary text not null,
  starter_id text not null references member (id),
  -- Where the starter belonged at the time: the template and the directors come from here.
  organization_id text not null references organization (id),
  state text not null check (state in ('pending', 'agreed', 'refused', 'withdrawn')),
  -- Every submission is a round with its own steps; those of earlier rounds stay as history.
  round integer not null default 1,
  current_step integer not null default 1,
  submitted_at timestamptz not null,
  updated_at timestamptz not null
);
-- One document, one process: resubmitting opens a new round of it.
create unique index approval_process_business on approval_process (tenant_id, business_type, business_id);
create index approval_process_starter on approval_process (tenant_id, starter_id, submitted_at desc, id desc);
select guard_tenant('approval_process');

create table approval_step (
  tenant_id text not null references organization (id),
  process_id text not null references approval_process (id) on delete cascade,
  round integer not null,
  position integer not null,
  mode text not null check (mode in ('any', 'all')),
  result smallint not null default 0 check (result in (0, 1, 2, 4)),
  primary key (process_id, round, position)
);
select guard_tenant('approval_step');

-- Who is asked at a step, by name: a later change of roles or directors does not move a process under way.
create table approval_assignment (
  tenant_id text not null references organization (id),
  process_id text not null,
  round integer not null,
  position integer not null,
  member_id text not null references member (id),
  result smallint not null default 0 check (result in (0, 1, 2, 4)),
  -- The approver or the deputy who decided in their place.
  acted_by text references member (id),
  acted_at timestamptz,
  primary key (process_id, round, position, member_id),
  foreign key (process_id, round, position) references approval_step (process_id, round, position) on delete cascade
);
create index approval_assignment_open on approval_assignment (member_id, process_id) where result = 0;
create index approval_assignment_member on approval_assignment (member_id, process_id);
create index approval_assignment_acted on approval_assignment (acted_by, process_id) where acted_by is not null;
select guard_tenant('approval_assignment');

create table approval_act (
  id text primary key,
  tenant_id text not null references organization (id),
  process_id text not null references approval_process (id) on delete cascade,
  round integer not null,
  -- Null for what concerns the whole process.
  position integer,
  action text not null check (action in ('submit', 'agree', 'refuse', 'withdraw', 'resubmit')),
  actor_id text not null references member (id),
  -- For whom a deputy acted.
  on_behalf_of text references member (id),
  comment text not null default '',
  at timestamptz not null
);
create index approval_act_history on approval_act (process_id, at, id);
create trigger approval_act_append_only before update or delete on approval_act
  for each row execute function refuse_change();
select guard_tenant('approval_act');

create table approval_delegation (
  tenant_id text not null references organization (id),
  member_id text primary key references member (id) on delete cascade,
  deputy_id text not null references member (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (deputy_id <> member_id),
  check (ends_at > starts_at)
);
create index approval_delegation_deputy on approval_delegation (deputy_id, ends_at);
select guard_tenant('approval_delegation');
