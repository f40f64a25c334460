-- `exam_outcome` as if what ended before an instant had never been. An attempt that is annulled is taken, not passed,
-- and has no mark, from that instant on.
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
