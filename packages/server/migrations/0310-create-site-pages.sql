-- D-186, D-187: the home page of an organisation, the pages of its branches, and the articles visitors read. What readers see
-- and what an administrator is working on stand beside each other; only publishing makes one the other.
create table site_page (
  id text primary key,
  tenant_id text not null references organization (id),
  organization_id text not null references organization (id) on delete cascade,
  kind text not null check (kind in ('home', 'branch', 'article')),
  -- Which article; a company has each of them once.
  article text check (article in ('partner', 'higherEducation', 'enterprise', 'tvet', 'international', 'join', 'about')),
  -- The page a branch page stands under; null: under the home page.
  parent_id text references site_page (id),
  position integer not null default 0,
  draft jsonb,
  published jsonb,
  published_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text references member (id),
  check ((kind = 'article') = (article is not null)),
  check (kind = 'branch' or parent_id is null),
  check (draft is not null or published is not null),
  check ((published is null) = (published_at is null))
);
create unique index site_page_home on site_page (organization_id) where kind = 'home';
create unique index site_page_article on site_page (tenant_id, article) where kind = 'article';
create index site_page_place on site_page (organization_id, kind, position, id);
create index site_page_below on site_page (parent_id, position, id) where parent_id is not null;
select guard_tenant('site_page');
