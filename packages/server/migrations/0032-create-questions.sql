-- What people publish in the community, and what others do with it.

-- D-143: made by administrators; who belongs to one is in `attention` (target type 5).
create table knowledge_circle (
  id text primary key,
  tenant_id text not null references organization (id),
  name text not null,
  name_key text not null,
  search tsvector not null,
  description text not null default '',
  -- A preset of the client or a picture of its own.
  cover text not null,
  cover_file_id text references file (id) on delete set null,
  -- Changed in the transaction that changes what they count.
  attention_num integer not null default 0 check (attention_num >= 0),
  content_num integer not null default 0 check (content_num >= 0),
  read_num integer not null default 0 check (read_num >= 0),
  -- Kept for what was published in it, no longer offered.
  is_hidden boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, name_key)
);
create index knowledge_circle_hot on knowledge_circle (tenant_id, (3 * attention_num + read_num) desc, id) where not is_hidden;
create index knowledge_circle_newest on knowledge_circle (tenant_id, created_at desc, id);
create index knowledge_circle_search on knowledge_circle using gin (search);
create index knowledge_circle_cover on knowledge_circle (cover_file_id) where cover_file_id is not null;
select guard_tenant('knowledge_circle');

create table question (
  id text primary key,
  tenant_id text not null references organization (id),
  -- Where its author belonged: settings go by it.
  organization_id text not null references organization (id),
  -- QuestionKind: 0 a question, 1 an article, 2 a film, 3 documents.
  kind smallint not null check (kind between 0 and 3),
  author_id text not null references member (id),
  -- Null: somebody's own question.
  account_id text references share_account (id),
  circle_id text references knowledge_circle (id),
  title text not null,
  -- Cleaned by the server (D-128).
  content text not null,
  summary text not null,
  -- Title and text as a search compares them.
  search_text text not null,
  search tsvector not null,
  cover_file_id text references file (id) on delete set null,
  state text not null check (state in ('pending', 'active', 'closed', 'removed')),
  -- Why a moderator took it away; its author reads it.
  answer text not null default '',
  removed_at timestamptz,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  -- Changed in the transaction that changes what they count.
  read_num integer not null default 0 check (read_num >= 0),
  praise_num integer not null default 0 check (praise_num >= 0),
  discuss_num integer not null default 0 check (discuss_num >= 0),
  collect_num integer not null default 0 check (collect_num >= 0),
  share_num integer not null default 0 check (share_num >= 0),
  attention_num integer not null default 0 check (attention_num >= 0),
  -- D-134, `heatOf` of the contract: a logarithm in which age is a constant, so the order holds while time passes.
  heat double precision generated always as (
    log(2::numeric, (1 + read_num + 3 * praise_num + 5 * discuss_num)::numeric)::double precision
    + extract(epoch from published_at at time zone 'UTC')::double precision / 604800
  ) stored,
  check (kind = 0 or account_id is not null)
);
create index question_newest on question (tenant_id, published_at desc, id) where state in ('active', 'closed');
create index question_hot on question (tenant_id, heat desc, id) where state in ('active', 'closed');
create index question_hot_kind on question (tenant_id, kind, heat desc, id) where state in ('active', 'closed');
create index question_of_author on question (tenant_id, author_id, published_at desc, id);
create index question_of_account on question (account_id, published_at desc, id) where account_id is not null;
create index question_of_circle on question (circle_id, published_at desc, id) where circle_id is not null;
create index question_state on question (tenant_id, state, published_at desc, id);
create index question_search on question using gin (search);
create index question_cover on question (cover_file_id) where cover_file_id is not null;
select guard_tenant('question');

create table question_topic (
  tenant_id text not null references organization (id),
  question_id text not null references question (id) on delete cascade,
  topic_id text not null references topic (id),
  position smallint not null,
  primary key (question_id, topic_id)
);
create index question_topic_topic on question_topic (tenant_id, topic_id, question_id);
select guard_tenant('question_topic');

-- Films and documents it is about, and the pictures in its text.
create table question_file (
  tenant_id text not null references organization (id),
  question_id text not null references question (id) on delete cascade,
  file_id text not null references file (id) on delete cascade,
  position smallint not null,
  is_inline boolean not null,
  primary key (question_id, file_id)
);
create index question_file_file on question_file (file_id);
select guard_tenant('question_file');

-- D-140: one for each voice somebody writes with; the empty account is their own.
create table question_draft (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  account_id text not null default '',
  fields jsonb not null,
  updated_at timestamptz not null,
  unique (member_id, account_id)
);
select guard_tenant('question_draft');

-- D-130: when somebody last looked at it; it counted then.
create table question_read (
  tenant_id text not null references organization (id),
  question_id text not null references question (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  read_at timestamptz not null,
  primary key (question_id, member_id)
);
create index question_read_member on question_read (tenant_id, member_id, read_at desc);
select guard_tenant('question_read');

-- D-133: answers, and replies below them.
create table discussion (
  id text primary key,
  tenant_id text not null references organization (id),
  question_id text not null references question (id) on delete cascade,
  parent_id text references discussion (id) on delete cascade,
  -- Whom a reply answers.
  reply_to_id text references member (id),
  author_id text not null references member (id),
  content text not null,
  praise_num integer not null default 0 check (praise_num >= 0),
  reply_num integer not null default 0 check (reply_num >= 0),
  -- Taken away; it stays as a place while replies stand below it.
  is_removed boolean not null default false,
  created_at timestamptz not null
);
create index discussion_newest on discussion (question_id, created_at desc, id) where parent_id is null;
create index discussion_liked on discussion (question_id, praise_num desc, created_at desc, id) where parent_id is null;
create index discussion_replies on discussion (parent_id, created_at, id) where parent_id is not null;
create index discussion_of_author on discussion (tenant_id, author_id, created_at desc, id) where not is_removed;
select guard_tenant('discussion');

-- D-129: who likes what. What is collected stands in `collect`.
create table praise (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  target_type text not null check (target_type in ('question', 'discuss')),
  target_id text not null,
  created_at timestamptz not null,
  primary key (member_id, target_type, target_id)
);
create index praise_of_target on praise (target_type, target_id);
select guard_tenant('praise');

-- D-129: who has passed it on; each counts once.
create table question_share (
  tenant_id text not null references organization (id),
  question_id text not null references question (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  created_at timestamptz not null,
  primary key (question_id, member_id)
);
select guard_tenant('question_share');

-- D-132.
create table accusation (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  target_type text not null check (target_type in ('question', 'discuss')),
  target_id text not null,
  question_id text not null references question (id) on delete cascade,
  reason text not null,
  said text not null default '',
  state text not null check (state in ('open', 'upheld', 'dismissed')),
  settled_by text references member (id) on delete set null,
  settled_at timestamptz,
  created_at timestamptz not null
);
create unique index accusation_open on accusation (member_id, target_type, target_id) where state = 'open';
create index accusation_of_target on accusation (target_type, target_id) where state = 'open';
create index accusation_queue on accusation (tenant_id, state, created_at, id);
select guard_tenant('accusation');
