-- Audiences name positions and topics, too: whoever has one of the positions at present, and whoever follows one of the
-- topics. One function still says for whom something is, so no list, file, path or search can forget the new kinds.

-- The positions somebody has at present.
create function member_positions(person text) returns text[] language sql stable as $$
  select coalesce(array_agg(position_id), '{}') from position_holder where member_id = person and until is null
$$;

-- The topics somebody follows (`AttentionTarget` of the contract).
create function member_topics(person text) returns text[] language sql stable as $$
  select coalesce(array_agg(target_id), '{}') from attention where member_id = person and target_type = 2
$$;

-- `isInCourseAudience` of the contract, for lists that know the member.
create function is_in_audience(audience jsonb, person text, places text[], positions text[], topics text[],
  joined_at timestamptz) returns boolean
language sql stable as $$
  select coalesce((audience ->> 'joinedSince')::bigint <= extract(epoch from joined_at) * 1000, true)
    and ((audience ->> 'isEveryone')::boolean or audience -> 'memberIds' ? person
      or audience -> 'organizationIds' ?| places
      or audience -> 'positionIds' ?| positions
      or audience -> 'topicIds' ?| topics)
$$;

-- The same where positions and topics are looked up only for an audience that names some.
create or replace function is_in_audience(audience jsonb, person text, places text[], joined_at timestamptz) returns boolean
language sql stable as $$
  select is_in_audience(audience, person, places,
    case when jsonb_array_length(audience -> 'positionIds') > 0 then member_positions(person) end,
    case when jsonb_array_length(audience -> 'topicIds') > 0 then member_topics(person) end,
    joined_at)
$$;

update course set audience = audience || '{"positionIds": [], "topicIds": []}';
update subject set audience = audience || '{"positionIds": [], "topicIds": []}';
update exam set audience = audience || '{"positionIds": [], "topicIds": []}';
update exam set published = jsonb_set(published, '{audience}', published -> 'audience' || '{"positionIds": [], "topicIds": []}')
where published -> 'audience' is not null;
do $$ begin
  assert not exists (
    select from (select audience from course union all select audience from subject union all select audience from exam
      union all select published -> 'audience' from exam) named
    where not audience ?& '{positionIds,topicIds}'), 'every audience names positions and topics';
end $$;
