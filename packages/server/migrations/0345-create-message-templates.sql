-- D-198: a company words the texts of its mails and notices itself. Only what differs from the packs is here.
create table message_template (
  tenant_id text not null references organization (id),
  code text not null,
  language text not null check (language in ('cn', 'en', 'fr', 'ru', 'es', 'ar')),
  text text not null,
  revision integer not null default 1,
  updated_at timestamptz not null,
  updated_by text references member (id),
  primary key (tenant_id, code, language)
);
select guard_tenant('message_template');
