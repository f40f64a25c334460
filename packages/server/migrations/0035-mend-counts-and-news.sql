-- A like taken back and given again is the same event: a robot that was told of it is not told once more. As old as the
-- notices of the event, and forgotten with them.
create table webhook_told (
  tenant_id text not null references organization (id),
  target_id text not null references webhook_target (id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  told_at timestamptz not null,
  primary key (target_id, key)
);
create index webhook_told_age on webhook_told (told_at);
select guard_tenant('webhook_told');

-- Whose files are nobody's any more is asked every night.
create index question_removed on question (removed_at) where state = 'removed';

-- What a closed account has published is in no list of a circle, and counts there again when the account is opened.
update knowledge_circle set content_num = (
  select count(*) from question left join share_account account on account.id = question.account_id
  where question.circle_id = knowledge_circle.id and question.state in ('active', 'closed')
    and (question.account_id is null or account.state = 'active'));
