-- D-183: anonymity and reward are settled when a survey leaves its author. The rule is here as well, where no use case
-- can forget it.
create or replace function keep_survey_promise() returns trigger language plpgsql as $$
begin
  if old.state in ('open', 'closed')
    and (new.is_anonymous, new.questions, new.tenant_id, new.reward_hundredths)
      is distinct from (old.is_anonymous, old.questions, old.tenant_id, old.reward_hundredths) then
    raise exception 'a survey that was opened keeps its questions, its reward and its anonymity';
  end if;
  if old.state in ('open', 'closed') and new.state in ('draft', 'scheduled') then
    raise exception 'a survey that was opened is never a draft again';
  end if;
  return new;
end $$;
