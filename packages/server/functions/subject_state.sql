-- How far somebody is with a subject, in the words of `content_state`. One of which they can do nothing is not asked
-- for. In plpgsql because it has to stay a call: a function in plain SQL is unfolded where it is asked, and this one
-- asks `content_state`, which asks it. Planned once for a connection: a plan of all kinds of content takes longer than
-- one subject.
create or replace function subject_state(content text, person text, places text[], joined_at timestamptz, as_of timestamptz)
returns table (status smallint, begun_at timestamptz, finished_at timestamptz, is_available boolean)
language sql stable as $$
  select state.status, state.begun_at, state.finished_at, state.is_available
  from subject_states(array[content], person, places, joined_at, as_of) state
$$;
