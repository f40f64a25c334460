-- Whoever leaves the company leaves the classes that have not begun; the clock gives their seats to those who wait.
create or replace function end_enrolments_of_leaver() returns trigger language plpgsql as $$
begin
  -- Classes before enrolments, as everywhere.
  perform from training_class where starts_at > new.updated_at and id in (
    select class_id from class_enrolment
    where member_id = new.id and state in ('applied', 'entered', 'enrolled', 'waiting'))
  order by id for no key update;
  update class_enrolment set state = 'removed', settled_at = new.updated_at from training_class
  where training_class.id = class_enrolment.class_id and training_class.starts_at > new.updated_at
    and class_enrolment.member_id = new.id and class_enrolment.state in ('applied', 'entered', 'enrolled', 'waiting');
  return null;
end $$;
