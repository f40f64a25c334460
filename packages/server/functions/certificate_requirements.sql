-- Everything a certificate asks of somebody. Content that is gone or withdrawn stays asked for: a certificate says that
-- all of it was done. A course with nothing to mark has no mark to fall short of (decision 046).
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
    left join lateral (
      select * from certificate_content(asked.business_type, asked.business_id, person, renewal.opened_at, as_of)
      where asked.business_type <> 2 or renewal.opened_at is null
      union all
      select renewed.is_done, state.is_available, case when renewed.is_done then renewed.finished_at end, null, null
      from member
        cross join lateral subject_state(asked.business_id, person, member_places(person), member.created_at, as_of) state
        left join subject_run run on run.subject_id = asked.business_id and run.member_id = person
        left join lateral subject_outcome_since(run.version_id, person, run.id, as_of, renewal.opened_at) renewed
          on run.id is not null
      where member.id = person and asked.business_type = 2 and renewal.opened_at is not null
    ) own on true
  where asked.certificate_id = certificate
$$;
