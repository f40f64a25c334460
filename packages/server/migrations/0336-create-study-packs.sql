-- D-181, D-182: study packs. A director pushes contents in an order to people of theirs with a deadline. Whom it was for is decided when
-- it is pushed; how far they are is asked of the contents each time (`content_state`) and stands nowhere else.
create table study_pack (
  id text primary key,
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  title text not null check (length(title) between 1 and 100),
  search_text text not null generated always as (search_form(title)) stored,
  message text not null check (length(message) <= 1000),
  due_at timestamptz not null,
  pushed_at timestamptz not null
);
create index study_pack_recent on study_pack (tenant_id, pushed_at desc, id);
create trigger study_pack_stays before update or delete on study_pack for each row execute function refuse_change();
select guard_tenant('study_pack');

create table study_pack_item (
  pack_id text not null references study_pack (id),
  ordinal integer not null,
  tenant_id text not null references organization (id),
  -- ENUM-11: 1 course, 2 subject, 3 exam, 4 survey, 6 class, 15 live.
  business_type smallint not null check (business_type in (1, 2, 3, 4, 6, 15)),
  business_id text not null,
  title text not null,
  primary key (pack_id, ordinal)
);
create trigger study_pack_item_stays before update or delete on study_pack_item
  for each row execute function refuse_change();
select guard_tenant('study_pack_item');

create table study_pack_member (
  pack_id text not null references study_pack (id),
  member_id text not null references member (id),
  tenant_id text not null references organization (id),
  pushed_at timestamptz not null,
  read_at timestamptz,
  reminded_at timestamptz,
  reminder_count integer not null default 0,
  withdrawn_at timestamptz,
  withdrawn_by text references member (id),
  -- Said by hand that it is done; names the evidence.
  mark_id text unique,
  mark_reason text check (length(mark_reason) between 1 and 500),
  marked_at timestamptz,
  marked_by text references member (id),
  primary key (pack_id, member_id),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check ((mark_id is null) = (mark_reason is null) and (mark_id is null) = (marked_at is null)
    and (mark_id is null) = (marked_by is null)),
  check (withdrawn_at is null or mark_id is null)
);
create index study_pack_member_person on study_pack_member (member_id, pushed_at desc, pack_id);
select guard_tenant('study_pack_member');

-- What a pack asks of somebody. What is not open to them is not asked, unless they have done it.
create function pack_items(pack text, person text, as_of timestamptz)
returns table (ordinal integer, business_type smallint, business_id text, title text, is_asked boolean, is_done boolean,
  finished_at timestamptz)
language sql stable as $$
  with learner as materialized (
    select member.id, member.created_at as joined_at, member_places(member.id) as places from member where member.id = person
  )
  select item.ordinal, item.business_type, item.business_id, item.title, coalesce(state.is_available, false),
    coalesce(is_content_done(item.business_type, state.status), false), state.finished_at
  from learner join study_pack_item item on item.pack_id = pack
    left join lateral content_state(item.business_type, item.business_id, learner.id, learner.places, learner.joined_at,
      null, null, as_of) state on true
$$;

-- How far somebody is. A pack of which nothing is open to them stays due: somebody has to decide about it.
create function pack_standing(pack text, person text, as_of timestamptz)
returns table (standing text, asked_count integer, finished_count integer)
language sql stable as $$
  select case when own.withdrawn_at is not null then 'withdrawn' when own.mark_id is not null or items.is_complete then 'done'
      when study_pack.due_at <= as_of then 'overdue' else 'due' end, items.asked, items.finished
  from study_pack_member own join study_pack on study_pack.id = own.pack_id
    cross join lateral (
      select (count(*) filter (where item.is_asked or item.is_done))::integer as asked,
        (count(*) filter (where item.is_done))::integer as finished,
        coalesce(bool_and(item.is_done) filter (where item.is_asked or item.is_done), false) as is_complete
      from pack_items(pack, person, as_of) item) items
  where own.pack_id = pack and own.member_id = person
$$;

create or replace function study_dues(person text, as_of timestamptz)
returns table (kind text, id text, source_id text, title text, due_at timestamptz, progress text)
language sql stable as $$
  select 'duty', duty.id, duty.rule_id, rule.title, duty.due_at,
    case when duty.state = 'open' and duty.late_at <= as_of then 'overdue' when duty.state = 'done' then 'done' else 'due' end
  from assignment_duty duty join assignment_rule rule on rule.id = duty.rule_id
  where duty.member_id = person and duty.state in ('open', 'paused', 'done') and not exists (
    select from assignment_duty later
    where later.rule_id = duty.rule_id and later.member_id = person and later.number > duty.number)
  union all
  select 'pack', pack.id, pack.id, pack.title, pack.due_at, state.standing
  from study_pack_member own join study_pack pack on pack.id = own.pack_id
    cross join lateral pack_standing(own.pack_id, person, as_of) state
  where own.member_id = person and own.withdrawn_at is null
$$;

-- What else somebody has to meet between two instants: what is due of them, exams that close, meetings of their classes.
create function study_deadlines(person text, since timestamptz, until timestamptz, as_of timestamptz)
returns table (title text, due_at timestamptz)
language sql stable as $$
  select due.title, due.due_at from study_dues(person, as_of) due
  where due.progress <> 'done' and due.due_at between since and until
  union all
  select class.title, meeting.starts_at
  from class_enrolment enrolment join training_class class on class.id = enrolment.class_id and class.state = 'published'
    join class_meeting meeting on meeting.class_id = class.id and meeting.starts_at between since and until
  where enrolment.member_id = person and enrolment.state = 'enrolled'
  union all
  select exam.name, exam.closes_at
  from member learner join exam on exam.tenant_id = learner.tenant_id and exam.state = 'published'
      and exam.closes_at between since and until
    cross join lateral content_state(3::smallint, exam.id, learner.id, member_places(learner.id), learner.created_at,
      null, null, as_of) state
  where learner.id = person and state.is_available and not is_content_done(3::smallint, state.status)
$$;
