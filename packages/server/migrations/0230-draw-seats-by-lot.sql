-- An author may let seats be drawn instead of given to whoever comes first. Applications are entries without an order until the
-- applications close; the draw gives them their numbers, and with them seats and places of the waiting list.
alter table training_class add column selection text not null default 'first-come'
  check (selection in ('first-come', 'lottery'));
alter table training_class add column drawn_at timestamptz;
create index training_class_undrawn on training_class (closes_at)
  where selection = 'lottery' and state = 'published' and drawn_at is null;

alter table class_enrolment drop constraint class_enrolment_state_check;
alter table class_enrolment add constraint class_enrolment_state_check
  check (state in ('applied', 'entered', 'enrolled', 'waiting', 'refused', 'expired', 'cancelled', 'removed'));
drop index class_enrolment_standing;
create unique index class_enrolment_standing on class_enrolment (class_id, member_id)
  where state in ('applied', 'entered', 'enrolled', 'waiting');
create index class_enrolment_undecided on class_enrolment (class_id) where state in ('applied', 'entered');

-- The record anybody can draw again from: the order is the entries sorted by SHA-256 of the seed and each of them.
create table class_draw (
  class_id text primary key references training_class (id),
  tenant_id text not null references organization (id),
  seed text not null check (length(seed) = 64),
  drawn_at timestamptz not null,
  -- Seats that were free then.
  seats integer not null check (seats >= 0),
  -- Enrolments in the order of their applications.
  entries text[] not null
);
create trigger class_draw_stays before update or delete on class_draw for each row execute function refuse_change();
select guard_tenant('class_draw');

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

-- Whoever is in a draw is still asked for a class that subjects and paths lead to.
do $$ begin
  execute replace(pg_get_functiondef('content_state'::regproc),
    '(''applied'', ''enrolled'', ''waiting'')', '(''applied'', ''entered'', ''enrolled'', ''waiting'')');
end $$;
