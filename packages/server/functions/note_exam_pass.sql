-- Keeps beside an attempt since when it is passed, when that pass was lost, and when it was annulled.
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
