-- ROUTE-33, D-194: what is recommended is found from counts that are kept as people finish things, never counted anew while
-- somebody waits. What was finished is noted by triggers, as the search notes what has changed, so that no use case can forget.

-- Whose history may have changed, and by what: a thing of a source of the search, or `person` for all of it. Only added to and
-- deleted.
create table recommend_check (
  id bigint generated always as identity primary key,
  tenant_id text not null references organization (id) on delete cascade,
  member_id text not null,
  source text not null,
  item_id text not null,
  tries smallint not null default 0
);
select guard_tenant('recommend_check');

-- The last things of each person that are counted, with the groups they were in then: what leaves is counted out as it came in.
create table recommend_finish (
  tenant_id text not null references organization (id) on delete cascade,
  member_id text not null,
  kind text not null,
  item_id text not null,
  finished_at timestamptz not null,
  groups text[] not null,
  primary key (member_id, kind, item_id)
);
create index recommend_finish_last on recommend_finish (member_id, finished_at desc, kind, item_id);
create index recommend_finish_old on recommend_finish (finished_at);
select guard_tenant('recommend_finish');

-- How many people of a group finished something soon after something else; after nothing: finished it at all.
create table recommend_next (
  tenant_id text not null references organization (id) on delete cascade,
  group_key text not null,
  from_key text not null,
  to_kind text not null,
  to_id text not null,
  people integer not null check (people >= 0),
  primary key (tenant_id, group_key, from_key, to_kind, to_id)
);
create index recommend_next_most on recommend_next (tenant_id, group_key, from_key, to_kind, people desc, to_id);
select guard_tenant('recommend_next');

-- What carries a topic or comes from an account or a person, the newest first: `topic:`, `account:` and `author:` with an id.
create table recommend_label (
  tenant_id text not null references organization (id) on delete cascade,
  label text not null,
  kind text not null,
  item_id text not null,
  published_at timestamptz not null,
  primary key (tenant_id, label, kind, item_id)
);
create index recommend_label_newest on recommend_label (tenant_id, label, kind, published_at desc, item_id);
create index recommend_label_item on recommend_label (tenant_id, kind, item_id);
select guard_tenant('recommend_label');

-- What somebody is not interested in.
create table recommend_dismissal (
  tenant_id text not null references organization (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  item_id text not null,
  dismissed_at timestamptz not null,
  primary key (member_id, kind, item_id)
);
create index recommend_dismissal_last on recommend_dismissal (member_id, dismissed_at desc, kind, item_id);
select guard_tenant('recommend_dismissal');

-- STUDY-10: whether recommendations are made from what somebody does; they are where nothing stands here.
create table recommend_choice (
  tenant_id text not null references organization (id) on delete cascade,
  member_id text primary key references member (id) on delete cascade,
  is_personal boolean not null,
  changed_at timestamptz not null
);
select guard_tenant('recommend_choice');

create index exam_closing on exam (tenant_id, closes_at) where state = 'published';
create index search_document_card on search_document (tenant_id, kind, published_at desc, source_id) where part = '';

create function check_recommended(tenant text, person text, source text, item text) returns void language sql as $$
  insert into recommend_check (tenant_id, member_id, source, item_id) select tenant, person, source, item
  where person is not null and item is not null
$$;

-- Its arguments: the source, and the column with its id.
create function check_recommended_of_row() returns trigger language plpgsql as $$
declare
  tenant text;
  person text;
  item text;
begin
  execute format('select ($1).tenant_id, ($1).member_id, ($1).%I', tg_argv[1]) into tenant, person, item
    using case when tg_op = 'DELETE' then old else new end;
  perform check_recommended(tenant, person, tg_argv[0], item);
  return null;
end $$;

-- A subject is finished by what it asks for.
create function check_recommended_subjects() returns trigger language plpgsql as $$
begin
  insert into recommend_check (tenant_id, member_id, source, item_id)
  select run.tenant_id, run.member_id, 'subject', run.subject_id from subject_run run
  where run.member_id = new.member_id and exists (select from subject_item item
    where item.version_id = run.version_id and item.business_type = tg_argv[0]::smallint
      and item.business_id = case tg_argv[0] when '1' then to_jsonb(new) ->> 'course_id' else to_jsonb(new) ->> 'exam_id' end);
  return null;
end $$;
create function check_recommended_run() returns trigger language plpgsql as $$
begin
  insert into recommend_check (tenant_id, member_id, source, item_id)
  select run.tenant_id, run.member_id, 'subject', run.subject_id from subject_run run where run.id = new.run_id;
  return null;
end $$;

create trigger study_run_recommended after update of finished_at on study_run
  for each row when (new.finished_at is distinct from old.finished_at)
  execute function check_recommended_of_row('course', 'course_id');
create trigger study_run_recommended_subject after update of finished_at on study_run
  for each row when (new.finished_at is distinct from old.finished_at) execute function check_recommended_subjects('1');
create trigger exam_attempt_recommended after update of passed_at, pass_lost_at, ended_at on exam_attempt
  for each row when ((new.passed_at, new.pass_lost_at, new.ended_at) is distinct from (old.passed_at, old.pass_lost_at, old.ended_at))
  execute function check_recommended_of_row('exam', 'exam_id');
create trigger exam_attempt_recommended_subject after update of passed_at, pass_lost_at, ended_at on exam_attempt
  for each row when ((new.passed_at, new.pass_lost_at, new.ended_at) is distinct from (old.passed_at, old.pass_lost_at, old.ended_at))
  execute function check_recommended_subjects('3');
create trigger subject_item_state_recommended after insert or update of confirmed_at, kept_at on subject_item_state
  for each row execute function check_recommended_run();
create trigger subject_exemption_recommended after update of state on subject_exemption
  for each row when (new.state = 'agreed') execute function check_recommended_run();
create trigger live_visit_recommended after update of left_at on live_visit
  for each row when (new.member_id is not null and new.left_at is not null and old.left_at is null)
  execute function check_recommended_of_row('live', 'live_id');
create trigger question_read_recommended after insert on question_read
  for each row execute function check_recommended_of_row('post', 'question_id');
create trigger attention_recommended after insert on attention
  for each row when (new.target_type = 4) execute function check_recommended_of_row('column', 'target_id');
create trigger attention_left_recommended after delete on attention
  for each row when (old.target_type = 4) execute function check_recommended_of_row('column', 'target_id');

-- Half of a live is known when it is over.
create function check_recommended_live() returns trigger language plpgsql as $$
begin
  insert into recommend_check (tenant_id, member_id, source, item_id)
  select distinct visit.tenant_id, visit.member_id, 'live', visit.live_id from live_visit visit
  where visit.live_id = new.id and visit.member_id is not null;
  return null;
end $$;
create trigger live_recommended after update of ended_at on live
  for each row when (new.ended_at is not null and old.ended_at is null) execute function check_recommended_live();

-- Whoever leaves is counted no longer.
create function check_recommended_person() returns trigger language plpgsql as $$
begin
  perform check_recommended(new.tenant_id, new.id, 'person', new.id);
  return null;
end $$;
create trigger member_recommended after update of state on member
  for each row when (new.state is distinct from old.state) execute function check_recommended_person();

-- The cards of the search are what is recommended.
create function label_recommended() returns trigger language plpgsql as $$
begin
  insert into recommend_label (tenant_id, label, kind, item_id, published_at)
  select card.tenant_id, label, card.kind, card.item_id, card.published_at
  from added card
    left join question post on card.source = 'post' and post.id = card.source_id
    left join special_column kept on card.source = 'column' and kept.id = card.source_id,
    lateral (select 'topic:' || topic from unnest(card.topic_ids) topic
      union select 'author:' || card.author_id where card.author_id is not null
      union select 'account:' || coalesce(post.account_id, kept.account_id)
        where coalesce(post.account_id, kept.account_id) is not null) labels (label)
  where card.part = '' and card.kind in ('course', 'subject', 'live', 'article', 'question', 'column', 'exam')
  on conflict (tenant_id, label, kind, item_id) do update set published_at = excluded.published_at;
  return null;
end $$;
create function unlabel_recommended() returns trigger language plpgsql as $$
begin
  delete from recommend_label label using removed card
  where card.part = '' and label.tenant_id = card.tenant_id and label.kind = card.kind and label.item_id = card.item_id;
  return null;
end $$;
create trigger search_document_labelled after insert on search_document
  referencing new table as added for each statement execute function label_recommended();
create trigger search_document_unlabelled after delete on search_document
  referencing old table as removed for each statement execute function unlabel_recommended();

-- What is there already; of what people finished the last year, which the job works off.
insert into recommend_label (tenant_id, label, kind, item_id, published_at)
select card.tenant_id, label, card.kind, card.item_id, card.published_at
from search_document card
  left join question post on card.source = 'post' and post.id = card.source_id
  left join special_column kept on card.source = 'column' and kept.id = card.source_id,
  lateral (select 'topic:' || topic from unnest(card.topic_ids) topic
    union select 'author:' || card.author_id where card.author_id is not null
    union select 'account:' || coalesce(post.account_id, kept.account_id)
      where coalesce(post.account_id, kept.account_id) is not null) labels (label)
where card.part = '' and card.kind in ('course', 'subject', 'live', 'article', 'question', 'column', 'exam');
insert into recommend_check (tenant_id, member_id, source, item_id)
select tenant_id, member_id, 'course', course_id from study_run where finished_at > now() - interval '1 year'
union all select tenant_id, member_id, 'exam', exam_id from exam_attempt where ended_at > now() - interval '1 year'
union all select tenant_id, member_id, 'subject', subject_id from subject_run where opened_at > now() - interval '1 year'
union all (select distinct tenant_id, member_id, 'live', live_id from live_visit
  where member_id is not null and entered_at > now() - interval '1 year')
union all select tenant_id, member_id, 'post', question_id from question_read where read_at > now() - interval '1 year'
union all select tenant_id, member_id, 'column', target_id from attention
  where target_type = 4 and created_at > now() - interval '1 year';
do $$ begin
  assert (select count(*) from recommend_check where source = 'post')
    = (select count(*) from question_read where read_at > now() - interval '1 year'), 'every reading of a year is counted';
end $$;
