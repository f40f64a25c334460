-- What people read before a class and after it, and the evaluation they are asked for when it has ended.
create table class_material (
  file_id text primary key references file (id),
  tenant_id text not null references organization (id),
  class_id text not null references training_class (id),
  phase text not null check (phase in ('before', 'after')),
  position smallint not null check (position >= 0),
  unique (class_id, phase, position)
);
select guard_tenant('class_material');

alter table training_class add column survey_id text references survey (id);
-- When its people were asked.
alter table training_class add column evaluated_at timestamptz;
create index training_class_unevaluated on training_class (ends_at)
  where survey_id is not null and state = 'published' and evaluated_at is null;
create index training_class_survey on training_class (survey_id) where survey_id is not null;

-- ENUM-07: until when a class that has ended is being evaluated; null where nobody is asked, or no longer.
create function class_evaluated_until(evaluation text, ends timestamptz) returns timestamptz language sql stable as $$
  select least(ends + interval '14 days', coalesce(closes_at, 'infinity')) from survey
  where id = evaluation and state = 'open'
$$;
