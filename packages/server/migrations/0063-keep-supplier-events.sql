-- What a supplier tells may come in any order and more than once. What comes too early (an end before the beginning, a
-- going before the coming) is kept here until it can be applied; without it the live would run on, or somebody stay, for
-- ever. The id of an event keeps its repetition from being applied again.
create table live_supplier_event (
  live_id text not null references live (id) on delete cascade,
  -- Of a room its event, which happens once; of a person the id the supplier gave it.
  id text not null,
  tenant_id text not null references organization (id),
  event text not null check (event in ('room.started', 'room.ended', 'person.entered', 'person.left')),
  person_key text,
  -- A going that waits for its coming.
  is_waiting boolean not null default false,
  at timestamptz not null,
  primary key (live_id, id)
);
create index live_supplier_event_waiting on live_supplier_event (live_id, person_key) where is_waiting;
create index live_supplier_event_age on live_supplier_event (at);
select guard_tenant('live_supplier_event');
