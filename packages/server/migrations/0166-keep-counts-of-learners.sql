-- How many learn a course or a subject, as changes to be added up: whoever begins writes a row and waits for nobody, a job makes
-- one row of them every minute. Lists counted every learner of a page's courses before.
create table learner_count (
  tenant_id text not null references organization (id),
  -- A course or a subject.
  content_id text not null,
  learners integer not null,
  finished integer not null
);
create index learner_count_content on learner_count (content_id);
select guard_tenant('learner_count');

create function count_course_learners() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into learner_count select tenant_id, course_id, count(*), count(finished_at) from added
      where closed_at is null group by tenant_id, course_id;
  elsif tg_op = 'DELETE' then
    insert into learner_count select tenant_id, course_id, -count(*), -count(finished_at) from removed
      where closed_at is null group by tenant_id, course_id;
  else
    insert into learner_count values (new.tenant_id, new.course_id,
      (new.closed_at is null)::integer - (old.closed_at is null)::integer,
      (new.closed_at is null and new.finished_at is not null)::integer
        - (old.closed_at is null and old.finished_at is not null)::integer);
  end if;
  return null;
end $$;
create trigger study_run_begun after insert on study_run
  referencing new table as added for each statement execute function count_course_learners();
create trigger study_run_removed after delete on study_run
  referencing old table as removed for each statement execute function count_course_learners();
create trigger study_run_ended after update of finished_at, closed_at on study_run for each row
  when ((old.finished_at is null) <> (new.finished_at is null) or (old.closed_at is null) <> (new.closed_at is null))
  execute function count_course_learners();

create function count_subject_learners() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into learner_count select tenant_id, subject_id, count(*), 0 from added group by tenant_id, subject_id;
  else
    insert into learner_count select tenant_id, subject_id, -count(*), 0 from removed group by tenant_id, subject_id;
  end if;
  return null;
end $$;
create trigger subject_run_begun after insert on subject_run
  referencing new table as added for each statement execute function count_subject_learners();
create trigger subject_run_removed after delete on subject_run
  referencing old table as removed for each statement execute function count_subject_learners();

insert into learner_count select tenant_id, course_id, count(*), count(finished_at) from study_run
  where closed_at is null group by tenant_id, course_id;
insert into learner_count select tenant_id, subject_id, count(*), 0 from subject_run group by tenant_id, subject_id;

do $$ begin
  assert (select coalesce(sum(learners), 0) from learner_count)
    = (select count(*) from study_run where closed_at is null) + (select count(*) from subject_run),
    'everybody who learns is counted';
end $$;
