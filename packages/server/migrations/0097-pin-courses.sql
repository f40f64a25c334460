-- STUDY-09: content that managers put at the top of its list. Who may see it is asked of the content itself.
create table top_content (
  tenant_id text not null references organization (id),
  business_type smallint not null check (business_type = 1),
  business_id text not null references course (id) on delete cascade,
  pinned_by text not null references member (id),
  pinned_at timestamptz not null,
  primary key (business_type, business_id)
);
create index top_content_newest on top_content (tenant_id, pinned_at desc, business_id);
select guard_tenant('top_content');

-- STUDY-04: how many learn a course at present.
create index study_run_recent on study_run (course_id, studied_at desc) where closed_at is null;
