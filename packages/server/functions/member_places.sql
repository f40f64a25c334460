-- Every organisation somebody belongs to, with all above it: asked of one person after the other, from theirs upwards.
create or replace function member_places(person text) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct place), '{}')
  from (select organization_id from member where member.id = person
      union all select organization_id from member_organization where member_organization.member_id = person) own
    join organization on organization.id = own.organization_id, unnest(organization.path) as place
$$;
