-- Administration needs more of a person than a directory does: ways to reach them, their number in the company, further
-- organisations, what is true of them beside what they were granted (D-005), and a search that finds any part of it.

alter table member
  add column email text check (length(email) between 3 and 254),
  add column phone text check (length(phone) between 3 and 40),
  add column employee_number text check (length(employee_number) between 1 and 60),
  -- Set with a one-time password: nothing else can be done before it is replaced.
  add column must_change_password boolean not null default false,
  -- What a search compares (normalised), and its characters and pairs of neighbours, made by `ngrams` of the contract.
  add column search_text text not null default '',
  add column search tsvector not null default '';

-- Single sign-on finds people by either; two of one company must not share them.
create unique index member_email on member (tenant_id, lower(email)) where email is not null;
create unique index member_employee_number on member (tenant_id, lower(employee_number)) where employee_number is not null;
create index member_by_name on member (tenant_id, full_name, id);
create index member_search on member using gin (search);

-- People who were there before: the same grams, written once in SQL.
update member set search_text = lower(normalize(full_name || E'\n' || account, nfkc));
update member set search = (
  select array_to_tsvector(array_agg(distinct gram))
  from regexp_split_to_table(member.search_text, '\s+') as word, generate_series(1, length(word)) as at,
    unnest(array[substr(word, at, 1), case when at < length(word) then substr(word, at, 2) end]) as gram
  where gram <> '');

-- Organisations beside the one a member belongs to first (`member.organization_id`), never that one again.
alter index member_organization rename to member_place;
create table member_organization (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  organization_id text not null references organization (id),
  primary key (member_id, organization_id)
);
create index member_organization_members on member_organization (organization_id, member_id);
select guard_tenant('member_organization');

create table member_fact (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  fact text not null check (fact in ('expert', 'lecturer', 'class-teacher', 'director')),
  -- Whose sub-tree a director directs; nothing else has a place.
  organization_id text references organization (id),
  noted_at timestamptz not null default now(),
  primary key (member_id, fact),
  check ((fact = 'director') = (organization_id is not null))
);
create index member_fact_holders on member_fact (tenant_id, fact);
create index member_fact_directed on member_fact (organization_id) where organization_id is not null;
select guard_tenant('member_fact');

insert into member_fact (tenant_id, member_id, fact, organization_id, noted_at)
  select r.tenant_id, r.member_id, r.role, case when r.role = 'director' then m.organization_id end, r.granted_at
  from member_role r join member m on m.id = r.member_id where r.role in ('lecturer', 'class-teacher', 'director');
delete from member_role where role in ('lecturer', 'class-teacher', 'director');
alter table member_role drop constraint member_role_role_check;
alter table member_role add constraint member_role_role_check
  check (role in ('learner', 'creator', 'approver', 'org-admin', 'platform-admin'));

-- How many members an organisation has, kept by the database itself: counting 10,000 rows for every page of a list
-- costs more than the page.
create table organization_tally (
  tenant_id text not null references organization (id),
  organization_id text not null references organization (id) on delete cascade,
  state text not null,
  members integer not null,
  primary key (organization_id, state)
);
create index organization_tally_tenant on organization_tally (tenant_id, state);
select guard_tenant('organization_tally');

insert into organization_tally (tenant_id, organization_id, state, members)
  select tenant_id, organization_id, state, count(*) from member group by 1, 2, 3;

-- In one order, so that two imports at once do not lock each other out.
create function tally_added() returns trigger language plpgsql as $$
begin
  insert into organization_tally as tally (tenant_id, organization_id, state, members)
    select tenant_id, organization_id, state, count(*) from added group by 1, 2, 3 order by 2, 3
    on conflict (organization_id, state) do update set members = tally.members + excluded.members;
  return null;
end $$;

create function tally_changed() returns trigger language plpgsql as $$
begin
  update organization_tally set members = members - 1 where organization_id = old.organization_id and state = old.state;
  if tg_op = 'UPDATE' then
    insert into organization_tally as tally (tenant_id, organization_id, state, members)
      values (new.tenant_id, new.organization_id, new.state, 1)
      on conflict (organization_id, state) do update set members = tally.members + 1;
  end if;
  return null;
end $$;

create trigger member_added after insert on member
  referencing new table as added for each statement execute function tally_added();
-- Not for every write: a sign-in updates its member too.
create trigger member_changed after update of state, organization_id on member for each row
  when (old.state <> new.state or old.organization_id <> new.organization_id) execute function tally_changed();
create trigger member_removed after delete on member for each row execute function tally_changed();
