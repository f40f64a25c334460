-- D-124: whether anything is sold where somebody belongs: the switch of the community that is set nearest to them.
create or replace function is_selling_to(person text) returns boolean language sql stable as $$
  select coalesce((
    select (setting.value::jsonb ->> 'communityIsOpen') is distinct from '0'
    from member join organization own on own.id = member.organization_id
      join setting on setting.organization_id = any (own.path) and setting.key = 'KNOWLEDGE_OPERATION_CONFIG'
    where member.id = person
    order by array_position(own.path, setting.organization_id) desc limit 1), true)
$$;
