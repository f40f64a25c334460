-- What a rule asks of somebody. What is not open to them is not asked for, unless they have done it. In a run that asks
-- for it anew a class is not left out because the next one is not planned yet.
create or replace function assignment_items(rule text, person text, since timestamptz, as_of timestamptz)
returns table (ordinal integer, business_type smallint, business_id text, title text, is_asked boolean,
  finished_at timestamptz)
language sql stable as $$
  with learner as materialized (
    select member.id, member.created_at as joined_at, member_places(member.id) as places from member where member.id = person
  )
  select item.ordinal, item.business_type, item.business_id, item.title,
    done.at is not null
      or is_content_open(item.business_type, item.business_id, learner.id, learner.places, learner.joined_at, as_of)
      -- Begun before it was closed to them: it can be gone on with.
      or item.business_type = 1 and exists (select from study_run run join course on course.id = run.course_id
        where run.course_id = item.business_id and run.member_id = learner.id and run.closed_at is null
          and course.state = 'published')
      -- Whoever was at one of its series waits for the next one.
      or item.business_type = 6 and since is not null
        and series_attended_at(item.business_id, learner.id, null, as_of) is not null,
    done.at
  from learner join assignment_item item on item.rule_id = rule
    cross join lateral (select content_finished_at(item.business_type, item.business_id, learner.id, since, as_of) as at) done
$$;
