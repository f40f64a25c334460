-- D-159: named prompts, summaries and who marked them; and the words by which the assistant finds what the company knows.

create table assistant (
  id text primary key,
  tenant_id text not null references organization (id),
  -- Null: for everybody in the company.
  owner_id text references member (id) on delete cascade,
  name text not null,
  -- Two spellings of one name are one name.
  name_key text not null,
  prompt text not null,
  labels text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index assistant_own_name on assistant (owner_id, name_key) where owner_id is not null;
create unique index assistant_company_name on assistant (tenant_id, name_key) where owner_id is null;
select guard_tenant('assistant');

-- One for each thing and language, made anew when the text it tells of has changed.
create table content_summary (
  id text primary key,
  tenant_id text not null references organization (id),
  business_type smallint not null,
  business_id text not null,
  language text not null,
  -- A digest of the text it was made of.
  text_version text not null,
  title text not null,
  summary text not null,
  points text[] not null,
  is_built_in boolean not null,
  created_at timestamptz not null,
  unique (tenant_id, business_type, business_id, language)
);
select guard_tenant('content_summary');

create table summary_mark (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  summary_id text not null references content_summary (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, summary_id)
);
create index summary_mark_newest on summary_mark (member_id, created_at desc, summary_id);
create index summary_mark_summary on summary_mark (summary_id);
select guard_tenant('summary_mark');

-- `ngrams` of the contract for texts nobody writes through it: every character and every pair of neighbours.
create function text_pairs(written text) returns tsvector
  language sql immutable parallel safe
  as $$
    select array_to_tsvector(coalesce(array_agg(distinct gram), '{}'))
    from regexp_split_to_table(lower(normalize(written, NFKC)), '\s+') as word,
      generate_series(1, length(word)) as at,
      lateral (values (substr(word, at, 1)), (substr(word, at, 2))) as found (gram)
    where gram <> ''
  $$;

alter table special_column
  add column search tsvector not null generated always as (text_pairs(title || ' ' || introduce)) stored;
create index special_column_search on special_column using gin (search);

alter table discussion add column search tsvector not null generated always as (text_pairs(content)) stored;
create index discussion_search on discussion using gin (search);

-- Beside the columns that find by name alone.
alter table topic
  add column full_search tsvector not null generated always as (text_pairs(name || ' ' || description)) stored;
create index topic_full_search on topic using gin (full_search);

alter table share_account
  add column full_search tsvector not null generated always as (text_pairs(name || ' ' || description)) stored;
create index share_account_full_search on share_account using gin (full_search);

alter table live
  add column full_search tsvector not null
  generated always as (text_pairs(subject || ' ' || description || ' ' || lecturer_description)) stored;
create index live_full_search on live using gin (full_search);

-- What was asked in a room and answered; what is only said is not searched.
alter table live_message
  add column search tsvector
  generated always as (case when kind = 'question' then text_pairs(text || ' ' || coalesce(answer, '')) end) stored;
create index live_message_search on live_message using gin (search) where kind = 'question';

-- How many rows hold each of these words, as the last look at the table estimates it; those it does not name are rare.
-- A question is then looked up by its rare words: the common ones alone would read half of the table.
create function expected_rows(asked_table text, asked_column text, words text[])
  returns table (word text, expected double precision)
  language sql stable security definer set search_path = pg_catalog
  as $$
    select common.word, common.frequency * greatest(pg_class.reltuples, 0)
    from pg_stats
      join pg_class on pg_class.oid = format('public.%I', asked_table)::regclass,
      unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, frequency)
    where schemaname = 'public' and tablename = asked_table and attname = asked_column
      and common.word = any (words)
  $$;
