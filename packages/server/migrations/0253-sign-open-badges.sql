-- D-188: awards as Open Badges 3.0. The keys they are signed with, of which each company has one in use: a retired one signs no more
-- and loses its secret part, and its public part is published for good, so that what it signed is verified as before.
create table badge_key (
  id text primary key,
  tenant_id text not null references organization (id),
  -- Multibase, as it is published.
  public_key text not null unique,
  -- Sealed with the secret of the installation.
  sealed_key bytea,
  created_at timestamptz not null,
  retired_at timestamptz,
  check ((retired_at is null) = (sealed_key is not null))
);
create unique index badge_key_in_use on badge_key (tenant_id) where retired_at is null;
create index badge_key_published on badge_key (tenant_id, created_at);
select guard_tenant('badge_key');

-- The place of an award in the published list that says which were revoked.
alter table certificate_award add column status_index bigint not null generated always as identity;
create unique index certificate_award_status on certificate_award (tenant_id, status_index);
