-- D-183: a key that was wrong is put right in the bank, and an exam is marked again by it. The new marks stand beside the
-- earlier ones and name the regrade they come from.
create table exam_regrade (
  id text primary key,
  tenant_id text not null references organization (id),
  exam_id text not null references exam (id),
  -- Questions with the version whose key counts.
  keys jsonb not null,
  may_lower boolean not null,
  changed_count integer not null check (changed_count >= 0),
  made_by text not null references member (id),
  made_at timestamptz not null
);
create index exam_regrade_exam on exam_regrade (exam_id, made_at desc);
create index exam_regrade_maker on exam_regrade (made_by);
select guard_tenant('exam_regrade');
create trigger exam_regrade_written before update or delete on exam_regrade
  for each row execute function refuse_written_exam_row();

alter table exam_mark add regrade_id text references exam_regrade (id);
create index exam_mark_regrade on exam_mark (regrade_id) where regrade_id is not null;
