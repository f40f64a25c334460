-- D-188, D-185, CENTRE-04: certificates and micro-certificates, what they ask for, and to whom they were issued. Learning
-- events append to `certificate_check`, whoever wrote them; a job decides, so that no use case can forget to issue.
create table certificate (
  id text primary key,
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn', 'archived')),
  -- `CertificateKind`: 1 certificate, 2 micro-certificate.
  kind smallint not null check (kind in (1, 2)),
  title text not null check (length(title) between 1 and 100),
  search_text text not null generated always as (search_form(title)) stored,
  introduction text not null,
  -- `CourseAudience` of the contract.
  audience jsonb not null,
  -- Null: it does not expire.
  valid_months smallint check (valid_months between 1 and 120),
  time_zone text not null,
  revision integer not null default 1,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state in ('draft', 'archived') or published_at is not null)
);
create index certificate_catalogue on certificate (tenant_id, published_at desc, id) where state = 'published';
create index certificate_changed on certificate (tenant_id, updated_at desc, id);
create index certificate_author on certificate (author_id, updated_at desc, id);
select guard_tenant('certificate');

create table certificate_requirement (
  certificate_id text not null references certificate (id) on delete cascade,
  ordinal integer not null,
  tenant_id text not null references organization (id),
  -- ENUM-11: 1 course, 3 exam, 4 survey, 15 live.
  business_type smallint not null check (business_type in (1, 3, 4, 15)),
  business_id text not null,
  title text not null,
  minimum_percent smallint check (minimum_percent between 1 and 100),
  primary key (certificate_id, ordinal)
);
create index certificate_requirement_content on certificate_requirement (business_type, business_id);
select guard_tenant('certificate_requirement');

-- What was issued stands on its own: neither certificate nor holder is referred to, so that none takes it along, and
-- names are those of the issue.
create table certificate_award (
  id text primary key,
  tenant_id text not null references organization (id),
  certificate_id text not null,
  member_id text not null,
  number text not null unique check (number ~ '^SY[0-9]{2}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  kind smallint not null check (kind in (1, 2)),
  title text not null,
  holder_name text not null,
  search_text text not null generated always as (search_form(holder_name)) stored,
  company_name text not null,
  -- `AwardRequirement` of the contract: what was asked for, and when and with which mark it was done.
  requirements jsonb not null,
  time_zone text not null,
  issued_at timestamptz not null,
  expires_at timestamptz check (expires_at > issued_at),
  read_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  revoke_reason text not null default '',
  check ((revoked_at is null) = (revoke_reason = ''))
);
-- However many workers decide at once, it is issued once.
create unique index certificate_award_standing on certificate_award (certificate_id, member_id) where revoked_at is null;
create index certificate_award_holders on certificate_award (certificate_id, issued_at desc, id);
create index certificate_award_own on certificate_award (member_id, issued_at desc, id);
create index certificate_award_unread on certificate_award (member_id) where read_at is null;
select guard_tenant('certificate_award');

-- Only that it was seen, and that it holds no more, is ever written to it again.
create function keep_certificate_award() returns trigger language plpgsql as $$
declare
  -- `search_text` is worked out after this.
  changeable constant text[] := '{read_at,revoked_at,revoked_by,revoke_reason,search_text}';
begin
  if tg_op = 'DELETE' or to_jsonb(new) - changeable <> to_jsonb(old) - changeable
    or old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    raise exception 'an award stands as it was issued' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger certificate_award_kept before update or delete on certificate_award
  for each row execute function keep_certificate_award();

-- People who may have earned a certificate. Only added to and deleted: a row that were updated could lose an event that
-- commits after the job has read.
create table certificate_check (
  id bigint generated always as identity primary key,
  tenant_id text not null references organization (id),
  certificate_id text not null references certificate (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  tries smallint not null default 0
);
create index certificate_check_pair on certificate_check (certificate_id, member_id);
create index certificate_check_member on certificate_check (member_id);
select guard_tenant('certificate_check');

-- Surveys append nothing, since a row would say when somebody answered; they and lives are found by the night.
create function check_certificates_of(content_type smallint, content text, person text) returns void language sql as $$
  insert into certificate_check (tenant_id, certificate_id, member_id)
  select certificate.tenant_id, certificate.id, person
  from certificate_requirement asked join certificate on certificate.id = asked.certificate_id
  where asked.business_type = content_type and asked.business_id = content and certificate.state = 'published'
$$;
create function check_certificates_of_run() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(1::smallint, new.course_id, new.member_id);
  return null;
end $$;
create trigger study_run_certified after update of finished_at on study_run
  for each row when (new.finished_at is distinct from old.finished_at) execute function check_certificates_of_run();
create function check_certificates_of_attempt() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(3::smallint, new.exam_id, new.member_id);
  return null;
end $$;
create trigger exam_attempt_certified after update of result, score on exam_attempt
  for each row when ((new.result, new.score) is distinct from (old.result, old.score))
  execute function check_certificates_of_attempt();

-- Everything a certificate asks of somebody. Content that is gone or withdrawn stays asked for: a certificate says that
-- all of it was done. A course with nothing to mark has no mark to fall short of (decision 046).
create function certificate_requirements(certificate text, person text, as_of timestamptz)
returns table (ordinal integer, business_type smallint, business_id text, title text, minimum_percent smallint,
  is_finished boolean, is_available boolean, finished_at timestamptz, mark integer, shown_mark integer)
language sql stable as $$
  select asked.ordinal, asked.business_type, asked.business_id, asked.title, asked.minimum_percent,
    coalesce(is_content_done(asked.business_type, state.status)
      and (asked.minimum_percent is null or coalesce(marked.mark >= asked.minimum_percent, asked.business_type = 1)), false),
    coalesce(state.is_available, false), state.finished_at, marked.mark,
    content_mark(asked.business_type, asked.business_id, person, as_of, true)
  from certificate_requirement asked
    join member on member.id = person
    left join lateral content_state(asked.business_type, asked.business_id, person, member_places(person),
      member.created_at, null, null, as_of) state on true
    cross join lateral (select content_mark(asked.business_type, asked.business_id, person, as_of, false) as mark) marked
  where asked.certificate_id = certificate
$$;

create function certificate_progress(certificate text, person text, as_of timestamptz)
returns table (required_count integer, finished_count integer, is_complete boolean) language sql stable as $$
  select count(*)::integer, (count(*) filter (where is_finished))::integer, count(*) > 0 and bool_and(is_finished)
  from certificate_requirements(certificate, person, as_of)
$$;
