-- STUDY-04: how many learned a course in the last thirty days is counted by a job and read by lists. Counted anew for each list it
-- took longer the more people learn.
create table recent_learner_count (
  course_id text primary key references course (id) on delete cascade,
  tenant_id text not null references organization (id),
  learners integer not null check (learners > 0)
);
create index recent_learner_count_most on recent_learner_count (tenant_id, learners desc, course_id);
select guard_tenant('recent_learner_count');

insert into recent_learner_count (course_id, tenant_id, learners)
select course_id, tenant_id, count(*) from study_run
where closed_at is null and studied_at >= now() - interval '30 days' group by course_id, tenant_id;
do $$ begin
  assert (select coalesce(sum(learners), 0) from recent_learner_count)
    = (select count(*) from study_run where closed_at is null and studied_at >= now() - interval '30 days'),
    'everybody who learned lately is counted';
end $$;

-- For that count alone, and written by every report of a player.
drop index study_run_recent;
