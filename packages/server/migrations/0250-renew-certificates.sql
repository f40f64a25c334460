-- D-188: a certificate that ends opens its next run before it does: what was done in that run alone counts for the next award,
-- and earlier runs, of it and of its courses and exams, are never touched.
alter table certificate add column renewal_days smallint[] not null default '{}'
  check (renewal_days <@ '{90,60,30,7}'::smallint[]);

-- Each run of somebody has one award at most, however many workers decide at once.
alter table certificate_award add column run integer not null default 1 check (run > 0);
-- The number of the award that came after it.
alter table certificate_award add column replaced_by text;
drop index certificate_award_standing;
create unique index certificate_award_run on certificate_award (certificate_id, member_id, run);
create index certificate_award_ending on certificate_award (expires_at, id)
  where revoked_at is null and replaced_by is null and expires_at is not null;

create or replace function keep_certificate_award() returns trigger language plpgsql as $$
declare
  -- `search_text` is worked out after this.
  changeable constant text[] := '{read_at,revoked_at,revoked_by,revoke_reason,replaced_by,search_text}';
begin
  if tg_op = 'DELETE' or to_jsonb(new) - changeable <> to_jsonb(old) - changeable
    or old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at
    or old.replaced_by is not null and new.replaced_by is distinct from old.replaced_by then
    raise exception 'an award stands as it was issued' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create table certificate_renewal (
  id text primary key,
  tenant_id text not null references organization (id),
  certificate_id text not null references certificate (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  -- The award it follows; awards are referred to by nothing.
  award_id text not null,
  -- The run of its award: 2 is the first renewal.
  run integer not null check (run > 1),
  opened_at timestamptz not null,
  -- The step its holder was told of last, and when: one notice a day.
  told_days smallint,
  told_at timestamptz,
  -- It was earned, or the award it follows was revoked meanwhile.
  closed_at timestamptz
);
create unique index certificate_renewal_open on certificate_renewal (certificate_id, member_id) where closed_at is null;
create index certificate_renewal_award on certificate_renewal (award_id);
create index certificate_renewal_member on certificate_renewal (member_id);
select guard_tenant('certificate_renewal');

-- What was marked in attempts up to a number counts for no limit any more: the next run of the exam has all of its attempts.
create table exam_run (
  exam_id text not null references exam (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  tenant_id text not null references organization (id),
  number integer not null check (number > 1),
  after_attempt integer not null check (after_attempt > 0),
  opened_at timestamptz not null,
  primary key (exam_id, member_id, number)
);
create index exam_run_member on exam_run (member_id);
select guard_tenant('exam_run');

create function exam_attempts_of_run(exam text, person text) returns integer language sql stable as $$
  select count(*)::integer from exam_attempt attempt
  where attempt.exam_id = exam and attempt.member_id = person
    and attempt.number > coalesce((select max(run.after_attempt) from exam_run run
      where run.exam_id = exam and run.member_id = person), 0)
$$;

-- `exam_outcome` as if what ended before an instant had never been.
create function exam_outcome_since(exam text, person text, as_of timestamptz, since timestamptz)
returns table (status smallint, begun_at timestamptz, finished_at timestamptz, seconds integer, attempt_count integer,
  is_answering boolean, is_marking boolean, mark integer, shown_mark integer)
language sql stable as $$
  with own as (
    select attempt.started_at, attempt.settled_at, attempt.result, attempt.ended_at,
      case when attempt.settings ->> 'passPercent' is null then attempt.ended_at
        when coalesce(attempt.pass_lost_at > as_of, true) then attempt.passed_at end as done_at,
      case when attempt.result <> 'marking' and attempt.settled_at <= as_of
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
      when coalesce(bool_or(result = 'failed' and settled_at <= as_of), false) then 2 else 0 end)::smallint,
    min(started_at), min(done_at) filter (where done_at <= as_of),
    coalesce(sum(extract(epoch from ended_at - started_at)) filter (where ended_at <= as_of), 0)::integer,
    count(*)::integer,
    coalesce(bool_or(ended_at is null or ended_at > as_of), false),
    coalesce(bool_or(result = 'marking' or settled_at > as_of and ended_at <= as_of), false),
    max(mark), max(mark) filter (where is_shown)
  from own
$$;
create or replace function exam_outcome(exam text, person text, as_of timestamptz)
returns table (status smallint, begun_at timestamptz, finished_at timestamptz, seconds integer, attempt_count integer,
  is_answering boolean, is_marking boolean, mark integer, shown_mark integer)
language sql stable as $$
  select * from exam_outcome_since(exam, person, as_of, '-infinity')
$$;

-- A run that was opened to be learned anew: an exam that is a section of it is passed once more.
alter table study_run add column renewed_at timestamptz;

create or replace function study_mark(run text, as_of timestamptz, is_own boolean)
returns integer language sql stable as $$
  select min(mark) from (
    select case when is_own then outcome.shown_mark else outcome.mark end as mark
    from study_run
      join course_section section on section.version_id = study_run.version_id and section.exam_id is not null
      cross join lateral exam_outcome_since(section.exam_id, study_run.member_id, as_of,
        coalesce(study_run.renewed_at, '-infinity')) outcome
    where study_run.id = run
    union all
    select homework.score from study_run
      join homework on homework.run_id = study_run.id and homework.marked_at <= as_of
      join course_section section on section.version_id = study_run.version_id and section.key = homework.section_key
    where study_run.id = run
  ) marked
$$;

create or replace function finish_exam_sections(exam text, person text, at timestamptz) returns void language plpgsql as $$
declare
  place record;
begin
  for place in
    select run.id, run.tenant_id, run.renewed_at, run.finished_at, section.key from course_section section
      join study_run run on run.version_id = section.version_id
    where section.exam_id = exam and run.member_id = person and run.closed_at is null
    order by run.id for no key update of run
  loop
    if place.renewed_at is null
      or (select status = 1 from exam_outcome_since(exam, person, 'infinity', place.renewed_at)) then
      insert into section_progress (tenant_id, run_id, section_key, finished_at)
      values (place.tenant_id, place.id, place.key, at)
      on conflict (run_id, section_key) do update
        set finished_at = coalesce(section_progress.finished_at, excluded.finished_at);
      update study_run set finished_at = at where id = place.id and finished_at is null
        and (select required > 0 and finished = required from study_progress(place.id, at));
    elsif place.finished_at is null then
      -- An earlier pass keeps the exam passed, and is none of this run.
      update section_progress set finished_at = null where run_id = place.id and section_key = place.key;
    end if;
  end loop;
end $$;

-- One content for one person: done, and with which mark. In a renewal what can be done again counts from its opening; a survey or
-- a live cannot, and counts as it was.
create function certificate_content(kind smallint, content text, person text, since timestamptz, as_of timestamptz)
returns table (is_done boolean, is_available boolean, finished_at timestamptz, mark integer, shown_mark integer)
language sql stable as $$
  select coalesce(is_content_done(kind, state.status), false), coalesce(state.is_available, false), state.finished_at,
    content_mark(kind, content, person, as_of, false), content_mark(kind, content, person, as_of, true)
  from member
    left join lateral content_state(kind, content, person, member_places(person), member.created_at, null, null, as_of) state
      on true
  where member.id = person and (since is null or kind not in (1, 3))
  union all
  select done.at is not null, coalesce(course.state = 'published', false), done.at, done.mark, done.shown_mark
  from (
    select min(run.finished_at) as at, max(study_mark(run.id, as_of, false)) as mark,
      max(study_mark(run.id, as_of, true)) as shown_mark
    from study_run run
    where run.course_id = content and run.member_id = person and run.finished_at between since and as_of
  ) done left join course on course.id = content
  where kind = 1 and since is not null
  union all
  select outcome.status = 1, coalesce(exam.state = 'published' and coalesce(exam.closes_at > as_of, true), false),
    outcome.finished_at, outcome.mark, outcome.shown_mark
  from exam_outcome_since(content, person, as_of, since) outcome left join exam on exam.id = content
  where kind = 3 and since is not null
$$;

create or replace function certificate_requirements(certificate text, person text, as_of timestamptz)
returns table (ordinal integer, business_type smallint, business_id text, title text, minimum_percent smallint,
  is_finished boolean, is_available boolean, finished_at timestamptz, mark integer, shown_mark integer)
language sql stable as $$
  select asked.ordinal, asked.business_type, asked.business_id, asked.title, asked.minimum_percent,
    coalesce(own.is_done
      and (asked.minimum_percent is null or coalesce(own.mark >= asked.minimum_percent, asked.business_type = 1)), false),
    coalesce(own.is_available, false), own.finished_at, own.mark, own.shown_mark
  from certificate_requirement asked
    left join certificate_renewal renewal on renewal.certificate_id = asked.certificate_id and renewal.member_id = person
      and renewal.closed_at is null and renewal.opened_at <= as_of
    left join lateral certificate_content(asked.business_type, asked.business_id, person, renewal.opened_at, as_of) own on true
  where asked.certificate_id = certificate
$$;
