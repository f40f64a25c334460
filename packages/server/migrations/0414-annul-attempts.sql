-- ENUM-06, decision 058: the result of an attempt can be annulled, with a reason, and the annulment taken back. Both are entries;
-- marks and answers stay, and what the attempt comes to follows the latest entry.
create table exam_annulment (
  attempt_id text not null references exam_attempt (id),
  number integer not null check (number > 0),
  tenant_id text not null references organization (id),
  -- False: the one before is taken back.
  is_annulled boolean not null,
  reason text not null check (reason <> ''),
  -- It counts for no limit: the person may take the exam once more.
  gives_retake boolean not null check (is_annulled or not gives_retake),
  made_by text not null references member (id),
  made_at timestamptz not null,
  primary key (attempt_id, number)
);
create index exam_annulment_maker on exam_annulment (made_by);
select guard_tenant('exam_annulment');
create trigger exam_annulment_written before update or delete on exam_annulment
  for each row execute function refuse_written_exam_row();

alter table exam_attempt drop constraint exam_attempt_result_check;
alter table exam_attempt add constraint exam_attempt_result_check
  check (result in ('marking', 'passed', 'failed', 'finished', 'annulled'));
alter table exam_attempt add column annulled_at timestamptz, add column gives_retake boolean not null default false,
  add check ((result is not distinct from 'annulled') = (annulled_at is not null)),
  add check (annulled_at is not null or not gives_retake);

create or replace function note_exam_pass() returns trigger language plpgsql as $$
begin
  new.annulled_at := case when new.result = 'annulled' then new.settled_at end;
  new.gives_retake := new.gives_retake and new.annulled_at is not null;
  if new.result is null then
    new.settled_at := null; new.passed_at := null; new.pass_lost_at := null;
  elsif new.result = 'passed' then
    new.passed_at := coalesce(old.passed_at, new.settled_at); new.pass_lost_at := null;
  elsif old.passed_at is not null then
    new.pass_lost_at := coalesce(old.pass_lost_at, new.settled_at);
  end if;
  return new;
end $$;

create or replace function exam_attempts_of_run(exam text, person text) returns integer language sql stable as $$
  select count(*)::integer from exam_attempt attempt
  where attempt.exam_id = exam and attempt.member_id = person and not attempt.gives_retake
    and attempt.number > coalesce((select max(run.after_attempt) from exam_run run
      where run.exam_id = exam and run.member_id = person), 0)
$$;

-- As 0250 says it; an attempt that is annulled is taken, not passed, and has no mark, from that instant on.
create or replace function exam_outcome_since(exam text, person text, as_of timestamptz, since timestamptz)
returns table (status smallint, begun_at timestamptz, finished_at timestamptz, seconds integer, attempt_count integer,
  is_answering boolean, is_marking boolean, mark integer, shown_mark integer)
language sql stable as $$
  with own as (
    select attempt.started_at, attempt.settled_at, attempt.result, attempt.ended_at,
      case when attempt.annulled_at <= as_of then null
        when attempt.settings ->> 'passPercent' is null then attempt.ended_at
        when coalesce(attempt.pass_lost_at > as_of, true) then attempt.passed_at end as done_at,
      case when attempt.result not in ('marking', 'annulled') and attempt.settled_at <= as_of
        then greatest(0, floor(attempt.score::numeric / (attempt.point_sum * 100)))::integer end as mark,
      (attempt.settings ->> 'showsMark')::boolean and (attempt.settings ->> 'revealTime' = 'handIn'
        or attempt.settings ->> 'revealTime' = 'closing' and limits.over_at < as_of and not exists (
          select from exam_attempt other where other.exam_id = attempt.exam_id and other.ended_at is null)) as is_shown
    from exam_attempt attempt
      join exam on exam.id = attempt.exam_id
      cross join lateral (
        select to_timestamp(((settings ->> 'closeTime')::numeric + 30000
          + case when settings ->> 'endRule' = 'lastStart' then coalesce((settings ->> 'lengthMinutes')::numeric, 0) * 60000
            else 0 end) / 1000) as over_at
        from (select exam.published -> 'settings' as settings) published
      ) limits
    where attempt.exam_id = exam_outcome_since.exam and attempt.member_id = person and attempt.started_at <= as_of
      and coalesce(attempt.ended_at >= since, true)
  )
  select (case when coalesce(bool_or(done_at <= as_of), false) then 1
      when coalesce(bool_or(result in ('failed', 'annulled') and settled_at <= as_of), false) then 2 else 0 end)::smallint,
    min(started_at), min(done_at) filter (where done_at <= as_of),
    coalesce(sum(extract(epoch from ended_at - started_at)) filter (where ended_at <= as_of), 0)::integer,
    count(*)::integer,
    coalesce(bool_or(ended_at is null or ended_at > as_of), false),
    coalesce(bool_or(result = 'marking' or settled_at > as_of and ended_at <= as_of), false),
    max(mark), max(mark) filter (where is_shown)
  from own
$$;

-- As 0210 says it, without what is annulled.
create or replace function content_finished_at(kind smallint, content text, person text, since timestamptz, as_of timestamptz)
returns timestamptz language sql stable as $$
  select case kind
    when 1 then (select min(run.finished_at) from study_run run where run.course_id = content and run.member_id = person
      and run.finished_at > coalesce(since, '-infinity') and run.finished_at <= as_of)
    -- Without a pass mark handing in is passing (`exam_outcome`).
    when 3 then (select min(done.at) from exam_attempt attempt
        cross join lateral (select case when attempt.annulled_at <= as_of then null
          when attempt.settings ->> 'passPercent' is null then attempt.ended_at
          when coalesce(attempt.pass_lost_at > as_of, true) then attempt.passed_at end as at) done
      where attempt.exam_id = content and attempt.member_id = person
        and done.at > coalesce(since, '-infinity') and done.at <= as_of)
    when 2 then (select max(progress.finished_at) from subject_run run
        cross join lateral subject_progress(run.version_id, person, run.id, as_of) progress
      where run.subject_id = content and run.member_id = person)
    when 6 then (select max(entry.recorded_at) from class_meeting meeting
        join class_attendance_entry entry on entry.meeting_id = meeting.id and entry.member_id = person
      where meeting.class_id = content and entry.recorded_at <= as_of
        and (select is_attended from class_outcome(content, person, as_of)))
    else (select state.finished_at from content_state(kind, content, person, member_places(person), null, null, null, as_of)
        state where is_content_done(kind, state.status)) end
$$;

create or replace trigger exam_attempt_recommended
  after update of passed_at, pass_lost_at, ended_at, result on exam_attempt
  for each row when ((new.passed_at, new.pass_lost_at, new.ended_at, new.annulled_at)
    is distinct from (old.passed_at, old.pass_lost_at, old.ended_at, old.annulled_at))
  execute function check_recommended_of_row('exam', 'exam_id');
create or replace trigger exam_attempt_recommended_subject
  after update of passed_at, pass_lost_at, ended_at, result on exam_attempt
  for each row when ((new.passed_at, new.pass_lost_at, new.ended_at, new.annulled_at)
    is distinct from (old.passed_at, old.pass_lost_at, old.ended_at, old.annulled_at))
  execute function check_recommended_subjects('3');

-- ENUM-05: answers of an exam that wait for a person. What is annulled waits for nobody, unless that is taken back.
create function exam_waits_for_marker(exam text) returns boolean language sql stable as $$
  select exists (select from exam_marking item join exam_attempt attempt on attempt.id = item.attempt_id
    where item.exam_id = exam and item.state in ('waiting', 'differing') and attempt.result = 'marking')
$$;
