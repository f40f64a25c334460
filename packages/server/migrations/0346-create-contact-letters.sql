-- D-187: letters of visitors from the page “Join us”. They are of people without an account and are kept for a year.
create table contact_letter (
  id text primary key,
  tenant_id text not null references organization (id) on delete cascade,
  name text not null,
  address text not null,
  company text not null,
  text text not null,
  state text not null default 'new' check (state in ('new', 'answered')),
  created_at timestamptz not null,
  mailed_at timestamptz,
  answered_at timestamptz,
  answered_by text references member (id),
  check ((state = 'answered') = (answered_at is not null))
);
create index contact_letter_newest on contact_letter (tenant_id, created_at desc, id desc);
create index contact_letter_state on contact_letter (tenant_id, state, created_at desc, id desc);
select guard_tenant('contact_letter');
