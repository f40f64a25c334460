-- D-026: claiming the key of a request is one call of the database instead of three. A repeat waits for the first at the primary
-- key, not longer than it is told; what the request does afterwards waits for its locks as usual.
create function claim_key(
  tenant text, actor text, request_key text, called text, hash bytea, wait_ms text, out is_first boolean
) language plpgsql as $$
begin
  perform set_config('lock_timeout', wait_ms, true);
  insert into kept_answer (tenant_id, actor_id, key, endpoint, input_hash)
  values (tenant, actor, request_key, called, hash)
  on conflict (actor_id, key) do nothing;
  is_first := found;
  perform set_config('lock_timeout', '0', true);
end $$;
