-- An author may want to agree to applications. One that waits for it has a number and no seat; agreed to, it gets
-- a seat or waits by the number it was given when it came.
alter table training_class add column needs_approval boolean not null default false;
alter table class_enrolment drop constraint class_enrolment_state_check;
alter table class_enrolment add constraint class_enrolment_state_check
  check (state in ('applied', 'enrolled', 'waiting', 'refused', 'cancelled', 'removed'));
drop index class_enrolment_standing;
create unique index class_enrolment_standing on class_enrolment (class_id, member_id)
  where state in ('applied', 'enrolled', 'waiting');

create or replace function end_enrolments_of_leaver() returns trigger language plpgsql as $$
begin
  -- Classes before enrolments, as everywhere.
  perform from training_class where starts_at > new.updated_at and id in (
    select class_id from class_enrolment where member_id = new.id and state in ('applied', 'enrolled', 'waiting'))
  order by id for no key update;
  update class_enrolment set state = 'removed', settled_at = new.updated_at from training_class
  where training_class.id = class_enrolment.class_id and training_class.starts_at > new.updated_at
    and class_enrolment.member_id = new.id and class_enrolment.state in ('applied', 'enrolled', 'waiting');
  return null;
end $$;
