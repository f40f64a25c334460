-- D-183: coins for answering a survey. They are paid in one batch once it is closed: a booking at the hour of the answer would
-- say who gave it.
alter table survey add column reward_hundredths bigint not null default 0
  check (reward_hundredths between 0 and 1000000);
alter table survey_participation add column is_paid boolean not null default false;
create index survey_participation_unpaid on survey_participation (survey_id, member_id) where not is_paid;

-- The reward is part of the promise to those who answer.
create or replace function keep_survey_promise() returns trigger language plpgsql as $$
begin
  if old.state in ('open', 'closed')
    and (new.is_anonymous, new.questions, new.tenant_id, new.reward_hundredths)
      is distinct from (old.is_anonymous, old.questions, old.tenant_id, old.reward_hundredths) then
    raise exception 'a survey that was opened keeps its questions, its reward and its anonymity';
  end if;
  if old.state in ('open', 'closed') and new.state in ('draft', 'scheduled') then
    raise exception 'a survey that was opened is never a draft again';
  end if;
  return new;
end $$;

-- Surveys a company asks again and again: made from one of its own, for all of its authors.
create table survey_template (
  id text primary key,
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  kind smallint not null check (kind in (12, 13)),
  title text not null check (length(title) between 1 and 100),
  introduction text not null,
  is_anonymous boolean not null,
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  created_at timestamptz not null
);
create index survey_template_company on survey_template (tenant_id, created_at desc, id desc);
create index survey_template_author on survey_template (author_id);
select guard_tenant('survey_template');
