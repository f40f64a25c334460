-- Files of a company's people: the file itself, what was made of it, the upload it came by, and how much room each
-- person's files take. The bytes lie in storage under `storage_key`; a row is written only when they are all there.

create table file (
  id text primary key,
  tenant_id text not null references organization (id),
  owner_id text not null references member (id),
  -- Who decides about reading: the feature that owns files of this purpose. `draft`: uploaded, not used anywhere yet.
  purpose text not null,
  -- What of that feature it belongs to.
  subject_id text,
  -- Cannot be guessed: what an address of a file consists of.
  path text not null unique check (length(path) >= 22),
  name text not null,
  -- What a search compares, and its pairs of neighbours, made by `ngrams` of the contract.
  search_text text not null,
  search tsvector not null,
  kind text not null check (kind in ('picture', 'document', 'video', 'audio', 'book', 'archive')),
  ending text not null,
  content_type text not null,
  size bigint not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text not null unique,
  width integer,
  height integer,
  seconds double precision,
  conversion text not null default 'none'
    check (conversion in ('none', 'waiting', 'running', 'ready', 'failed', 'unavailable')),
  -- Seals the pieces of a video; handed out only with a token (D-168).
  stream_key bytea,
  created_at timestamptz not null
);
create index file_own on file (tenant_id, owner_id, purpose, created_at desc, id);
create index file_search on file using gin (search);
create index file_subject on file (tenant_id, purpose, subject_id) where subject_id is not null;
create index file_drafts on file (created_at) where purpose = 'draft';
select guard_tenant('file');

-- A smaller picture, the pages of a document as PDF, a playlist and its pieces.
create table file_variant (
  tenant_id text not null references organization (id),
  file_id text not null references file (id) on delete cascade,
  name text not null,
  content_type text not null,
  size bigint not null,
  storage_key text not null unique,
  primary key (file_id, name)
);
select guard_tenant('file_variant');

-- Uploads under way. The key of the client is weak (D-164), so it only finds candidates; `upload_id` names one upload
-- of one person, and every part is kept with its digest.
create table upload (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  upload_id text not null,
  file_key text not null,
  name text not null,
  size bigint not null check (size > 0),
  part_count integer not null check (part_count > 0),
  rule text not null,
  is_converted boolean not null,
  storage_key text not null,
  -- What storage calls the object in the making.
  parts_id text not null,
  -- Set once it is finished; it is forgotten with the file.
  file_id text references file (id) on delete cascade,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  unique (member_id, upload_id)
);
create index upload_by_key on upload (tenant_id, member_id, file_key, created_at desc);
create index upload_age on upload (touched_at);
create index upload_file on upload (file_id) where file_id is not null;
select guard_tenant('upload');

create table upload_part (
  tenant_id text not null references organization (id),
  upload_id text not null references upload (id) on delete cascade,
  number integer not null check (number > 0),
  size bigint not null check (size > 0),
  digest bytea not null check (length(digest) = 32),
  tag text not null,
  primary key (upload_id, number)
);
select guard_tenant('upload_part');

-- Changed in the transaction that adds or removes a file, so that a quota is a look at one row. The row of the tenant
-- itself has no member.
create table file_use (
  tenant_id text not null references organization (id),
  member_id text references member (id) on delete cascade,
  bytes bigint not null default 0 check (bytes >= 0),
  files integer not null default 0 check (files >= 0),
  unique nulls not distinct (tenant_id, member_id)
);
select guard_tenant('file_use');

-- Where somebody stopped reading or watching.
create table file_position (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  file_id text not null references file (id) on delete cascade,
  position text not null,
  changed_at timestamptz not null,
  primary key (member_id, file_id)
);
create index file_position_file on file_position (file_id);
select guard_tenant('file_position');
