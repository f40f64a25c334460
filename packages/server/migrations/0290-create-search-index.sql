-- D-195: one index over everything people can find. Changes append to `search_check`, whoever makes them and in the same
-- transaction, so that no use case can forget; the indexer reads what is there now and writes the documents anew. The index
-- only finds: who may see a document is asked of the tables themselves, in the query that finds it.
create table search_document (
  tenant_id text not null references organization (id) on delete cascade,
  -- The thing it was made of, and which text of it.
  source text not null,
  source_id text not null,
  part text not null,
  -- `SearchKind` of the contract, and what is counted and shown once, however many of its texts are found.
  kind text not null,
  item_id text not null,
  -- What it belongs to: the course of a section, the post of an answer.
  parent_id text,
  section_key text,
  -- Not on its card: a text that may be locked or for sale.
  is_inner boolean not null,
  title text not null,
  text text not null,
  -- The second at which each line of the text begins.
  seconds integer[],
  -- Both as a search compares them (`searchable` of the server).
  title_form text not null,
  form text not null,
  author_id text,
  organization_id text,
  topic_ids text[] not null default '{}',
  file_kind text,
  -- What speaks for it beside its words: how many read, learn or follow it.
  use_count integer not null default 0,
  published_at timestamptz not null,
  indexed_at timestamptz not null,
  title_search tsvector not null,
  search tsvector not null,
  primary key (source, source_id, part)
);
-- Long texts beside the rows: those that match a common word are read by the thousand for their kind and time alone.
alter table search_document set (toast_tuple_target = 256);
create index search_document_search on search_document using gin (search);
create index search_document_title on search_document using gin (title_search);
create index search_document_newest on search_document (tenant_id, kind, published_at desc);
select guard_tenant('search_document');

-- The words of the documents, each with what it becomes when one letter is left out: so a mistyped word is found by what the
-- two have in common.
create table search_word (
  tenant_id text not null references organization (id) on delete cascade,
  word text not null,
  keys tsvector not null,
  primary key (tenant_id, word)
);
create index search_word_keys on search_word using gin (keys);
select guard_tenant('search_word');

-- What may have changed. Only added to and deleted: a row that were updated could lose a change that commits after the
-- indexer has read.
create table search_check (
  id bigint generated always as identity primary key,
  tenant_id text not null references organization (id) on delete cascade,
  source text not null,
  source_id text not null,
  tries smallint not null default 0
);
select guard_tenant('search_check');

-- How far each source is read anew, over all companies of the installation.
create table search_rebuild (
  source text primary key,
  after_id text not null default '',
  done_count integer not null default 0,
  total_count integer,
  started_at timestamptz not null,
  finished_at timestamptz
);

-- The stems of words by the five languages they may be of, each named after its language. The words are in their `search_form`.
create function search_stems(words text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct stem) filter (where stem is not null), '{}')
  from unnest(words) as word,
    unnest(case
      when word ~ '[a-z]' then array[
        'en:' || (ts_lexize('pg_catalog.english_stem', word))[1],
        'fr:' || (ts_lexize('pg_catalog.french_stem', word))[1],
        'es:' || (ts_lexize('pg_catalog.spanish_stem', word))[1]]
      when word ~ '[\u0400-\u04ff]' then array['ru:' || (ts_lexize('pg_catalog.russian_stem', word))[1]]
      when word ~ '[\u0600-\u06ff]' then array['ar:' || (ts_lexize('pg_catalog.arabic_stem', word))[1]]
    end) as stem
$$;

create function check_search(tenant text, source text, source_id text) returns void language sql as $$
  insert into search_check (tenant_id, source, source_id) select tenant, source, source_id where source_id is not null
$$;

-- Its arguments: the source, and the column with its id.
create function check_search_of_row() returns trigger language plpgsql as $$
declare
  tenant text;
  changed text;
begin
  if tg_op = 'DELETE' then
    execute format('select ($1).tenant_id, ($1).%I', tg_argv[1]) into tenant, changed using old;
  else
    execute format('select ($1).tenant_id, ($1).%I', tg_argv[1]) into tenant, changed using new;
  end if;
  perform check_search(tenant, tg_argv[0], changed);
  return null;
end $$;

create trigger course_searched after insert or delete
  or update of state, title, introduction, version_id, lecturer_id, position_id, audience on course
  for each row execute function check_search_of_row('course', 'id');
create trigger course_topic_searched after insert or delete on course_topic
  for each row execute function check_search_of_row('course', 'course_id');
create trigger section_caption_searched after insert or delete or update of cues, text on section_caption
  for each row execute function check_search_of_row('course', 'course_id');
create trigger subject_searched after insert or delete or update of state, title, introduction, version_id on subject
  for each row execute function check_search_of_row('subject', 'id');
create trigger exam_searched after insert or delete or update of state, name, introduction, published on exam
  for each row execute function check_search_of_row('exam', 'id');
create trigger live_searched after insert or delete
  or update of status, subject, description, lecturer_description, start_time, lecturer_id on live
  for each row execute function check_search_of_row('live', 'id');
create trigger live_replay_searched after insert or delete or update of state, seconds, parts, trim_from, trim_to
  on live_replay for each row execute function check_search_of_row('live', 'live_id');
create trigger live_message_asked after insert on live_message
  for each row when (new.kind = 'question' and new.answer is not null)
  execute function check_search_of_row('live', 'live_id');
create trigger live_message_answered after update of answer, removed_at, text on live_message
  for each row when (new.kind = 'question') execute function check_search_of_row('live', 'live_id');
create trigger question_searched after insert or delete
  or update of state, title, content, summary, account_id, published_at on question
  for each row execute function check_search_of_row('post', 'id');
create trigger question_topic_searched after insert or delete on question_topic
  for each row execute function check_search_of_row('post', 'question_id');
create trigger discussion_searched after insert or delete or update of content, is_removed on discussion
  for each row execute function check_search_of_row('discussion', 'id');
create trigger special_column_searched after insert or delete or update of title, introduce, is_removed on special_column
  for each row execute function check_search_of_row('column', 'id');
create trigger share_account_searched after insert or delete or update of name, description, state on share_account
  for each row execute function check_search_of_row('account', 'id');
create trigger share_account_topic_searched after insert or delete on share_account_topic
  for each row execute function check_search_of_row('account', 'account_id');
create trigger topic_searched after insert or delete or update of name, description, is_hidden on topic
  for each row execute function check_search_of_row('topic', 'id');
create trigger knowledge_circle_searched after insert or delete or update of name, description, is_hidden on knowledge_circle
  for each row execute function check_search_of_row('circle', 'id');
create trigger member_searched after insert or delete or update of full_name, state, organization_id on member
  for each row execute function check_search_of_row('person', 'id');
create trigger file_searched after insert or delete or update of name, purpose, cleaning on file
  for each row execute function check_search_of_row('file', 'id');

-- What carries a topic is found by its name.
create function check_search_of_topic() returns trigger language plpgsql as $$
begin
  insert into search_check (tenant_id, source, source_id)
  select tenant_id, 'course', course_id from course_topic where topic_id = new.id
  union all select tenant_id, 'post', question_id from question_topic where topic_id = new.id
  union all select tenant_id, 'account', account_id from share_account_topic where topic_id = new.id;
  return null;
end $$;
create trigger topic_renamed after update of name on topic
  for each row when (new.name is distinct from old.name) execute function check_search_of_topic();

-- What is there already is read by the indexer, while the product runs.
insert into search_rebuild (source, started_at)
select source, now()
from unnest('{course,subject,exam,live,post,discussion,column,account,topic,circle,person,file}'::text[]) as source;
do $$ begin
  assert (select count(*) from search_rebuild where finished_at is null) = 12, 'every source is read';
end $$;
