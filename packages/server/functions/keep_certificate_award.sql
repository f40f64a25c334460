-- Only that an award was seen, that it ended and how it was renewed is ever written to it again.
create or replace function keep_certificate_award() returns trigger language plpgsql as $$
declare
  -- `search_text` is worked out after this.
  changeable constant text[] := '{read_at,revoked_at,revoked_by,revoke_reason,replaced_by,search_text}';
begin
  if tg_op = 'DELETE' or to_jsonb(new) - changeable <> to_jsonb(old) - changeable
    or old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at
    or old.replaced_by is not null and new.replaced_by is distinct from old.replaced_by then
    raise exception 'an award stands as it was issued' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
