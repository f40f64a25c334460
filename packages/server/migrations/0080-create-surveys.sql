-- D-183: surveys. Who took part and what was said are two tables without a common key or order, so that an anonymous
-- survey stays one whoever reads the database: an answer has a random id and knows its day, never its hour.
create table survey (
  id text primary key,
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  -- ENUM-01: 12 survey, 13 evaluation.
  kind smallint not null check (kind in (12, 13)),
  state text not null check (state in ('draft', 'scheduled', 'open', 'closed')),
  title text not null check (length(title) between 1 and 100),
  introduction text not null,
  is_anonymous boolean not null,
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  opens_at timestamptz,
  closes_at timestamptz,
  -- The zone the times were chosen in, and by which the days of answers are counted.
  time_zone text not null,
  remind_days_before smallint check (remind_days_before between 1 and 30),
  -- The day of the zone on which its author last reminded, and whether the clock has.
  reminded_at timestamptz,
  is_reminded_by_clock boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  opened_at timestamptz,
  closed_at timestamptz
);
create index survey_author on survey (author_id, created_at desc, id desc);
create index survey_company on survey (tenant_id, created_at desc, id desc);
create index survey_to_open on survey (opens_at) where state = 'scheduled';
create index survey_to_close on survey (closes_at) where state = 'open' and closes_at is not null;
select guard_tenant('survey');

-- D-183: anonymity is settled when a survey leaves its author. The rule is here as well, where no use case can forget it.
create function keep_survey_promise() returns trigger language plpgsql as $$
begin
  if old.state in ('open', 'closed')
    and (new.is_anonymous, new.questions, new.tenant_id) is distinct from (old.is_anonymous, old.questions, old.tenant_id) then
    raise exception 'a survey that was opened keeps its questions and its anonymity';
  end if;
  if old.state in ('open', 'closed') and new.state in ('draft', 'scheduled') then
    raise exception 'a survey that was opened is never a draft again';
  end if;
  return new;
end $$;
create trigger survey_promise before update on survey for each row execute function keep_survey_promise();

-- Whom it is for: organisations with everything below them, and people.
create table survey_audience (
  survey_id text not null references survey (id) on delete cascade,
  tenant_id text not null references organization (id),
  organization_id text references organization (id) on delete cascade,
  member_id text references member (id) on delete cascade,
  check ((organization_id is null) <> (member_id is null)),
  unique nulls not distinct (survey_id, organization_id, member_id)
);
create index survey_audience_organization on survey_audience (organization_id) where organization_id is not null;
create index survey_audience_member on survey_audience (member_id) where member_id is not null;
select guard_tenant('survey_audience');

-- Who took part: once, on which day.
create table survey_participation (
  survey_id text not null references survey (id),
  member_id text not null references member (id) on delete cascade,
  tenant_id text not null references organization (id),
  day date not null,
  primary key (survey_id, member_id)
);
create index survey_participation_member on survey_participation (member_id, survey_id);
select guard_tenant('survey_participation');

-- What was said. `member_id` is of surveys with names alone.
create table survey_answer (
  id uuid primary key default gen_random_uuid(),
  survey_id text not null references survey (id),
  tenant_id text not null references organization (id),
  member_id text references member (id) on delete set null,
  day date not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'object')
);
create index survey_answer_survey on survey_answer (survey_id, id);
create index survey_answer_member on survey_answer (member_id) where member_id is not null;
select guard_tenant('survey_answer');

create function refuse_named_answer() returns trigger language plpgsql as $$
begin
  if new.member_id is not null and (select is_anonymous from survey where id = new.survey_id) then
    raise exception 'an answer to an anonymous survey names nobody';
  end if;
  return new;
end $$;
create trigger survey_answer_nameless before insert or update on survey_answer
  for each row execute function refuse_named_answer();
