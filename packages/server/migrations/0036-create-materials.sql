-- COMM-55, D-144: pictures a company offers as covers. Whoever takes one takes a copy: a picture goes with its row alone.
create table material (
  id text primary key,
  tenant_id text not null references organization (id),
  title text not null,
  category_id text not null,
  -- Without its picture there is nothing to offer.
  file_id text not null references file (id) on delete cascade,
  -- How many characters of a title it leaves room for.
  room integer not null check (room > 0),
  -- In the carousel, from 0 in each company; where two are alike the older comes first.
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index material_carousel on material (tenant_id, position, id);
create index material_file on material (file_id);
select guard_tenant('material');
