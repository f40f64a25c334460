-- D-183: an exam may note that its page was left, that something was pasted, and that another device opened the paper. People read
-- it; nothing is decided by it. Exams that exist note nothing, and show no assistant beside the paper.
update exam set settings = settings || '{"logsAttention": false, "hidesAssistant": true}';
update exam set published = jsonb_set(published, '{settings}', published -> 'settings'
  || '{"logsAttention": false, "hidesAssistant": true}') where published is not null;
update exam_attempt set settings = settings || '{"logsAttention": false, "hidesAssistant": true}';

-- Digest of the browser that opened the attempt first, where attention is noted.
alter table exam_attempt add device_hash bytea;

create table exam_attention (
  id bigint generated always as identity primary key,
  attempt_id text not null references exam_attempt (id) on delete cascade,
  tenant_id text not null references organization (id),
  kind text not null check (kind in ('left', 'pasted', 'otherDevice')),
  -- Seconds away, or characters pasted; never what they were.
  amount integer not null check (amount >= 0),
  noted_at timestamptz not null
);
create index exam_attention_attempt on exam_attention (attempt_id, id);
select guard_tenant('exam_attention');
