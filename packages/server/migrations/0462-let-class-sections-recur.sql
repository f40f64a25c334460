-- D-180, D-188: in the run of a course that is learned anew a section of a class asks for the next one of its series, as a section of
-- an exam asks for a further pass (decision 064).

-- The class of a series somebody attended since an instant, is in, or can apply for first; null: none is planned. Whoever a course
-- leads there may apply, whoever it was meant for.
create function class_of_series_since(class text, person text, since timestamptz, as_of timestamptz) returns text
language sql stable as $$
  select held.id
  from training_class asked
    join training_class held on held.series_id = asked.series_id and held.ends_at > since
    cross join lateral class_outcome(held.id, person, as_of) outcome
    left join class_enrolment own on own.class_id = held.id and own.member_id = person
      and own.state in ('applied', 'entered', 'enrolled', 'waiting')
  where asked.id = class and (outcome.is_attended or held.state = 'published' and held.ends_at > as_of
    and (own.id is not null or coalesce(held.closes_at, held.starts_at) > as_of))
  order by outcome.is_attended desc, own.id is null, held.starts_at, held.id limit 1
$$;

-- Most classes are in nothing.
create function is_class_of_section(class text) returns boolean language sql stable as $$
  select exists (select from training_class held join training_class asked on asked.series_id = held.series_id
    join course_section section on section.class_id = asked.id where held.id = class)
$$;
