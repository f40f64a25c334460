-- D-180: a duty somebody need not do, or did elsewhere: said by hand by a director or manager, with a reason and evidence. Over, the duty
-- stays as it is; a revocation opens the next run with the days of the first.
create table assignment_settlement (
  id text primary key,
  tenant_id text not null references organization (id),
  duty_id text not null unique references assignment_duty (id),
  kind text not null check (kind in ('exempt', 'done')),
  reason text not null check (length(reason) between 1 and 500),
  settled_by text not null references member (id),
  settled_at timestamptz not null,
  revoked_by text references member (id),
  revoked_at timestamptz,
  revoke_reason text check (length(revoke_reason) between 1 and 500),
  check ((revoked_at is null) = (revoked_by is null)),
  check ((revoked_at is null) = (revoke_reason is null))
);
select guard_tenant('assignment_settlement');

create function keep_assignment_settlement() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.revoked_at is not null
    or (to_jsonb(new) - '{revoked_by,revoked_at,revoke_reason}'::text[])
      <> (to_jsonb(old) - '{revoked_by,revoked_at,revoke_reason}'::text[]) then
    raise exception 'a settlement is revoked once and changed in no other way' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger assignment_settlement_kept before update or delete on assignment_settlement
  for each row execute function keep_assignment_settlement();

-- Nobody is away twice at once, however many enter it.
alter table assignment_absence add constraint assignment_absence_once
  exclude using gist (member_id with =, tstzrange(starts_at, ends_at) with &&) where (cancelled_at is null);
