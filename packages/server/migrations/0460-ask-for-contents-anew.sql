-- D-180, D-188: what comes again opens the next run of what it asks for: of a content itself, and of what a subject is made of for
-- somebody, in the version they learn. What they are exempt from is not done anew.
create function contents_within(kind smallint, content text, person text) returns table (business_type smallint, business_id text)
language sql stable as $$
  select kind, content
  union
  select item.business_type, item.business_id
  from subject
    left join subject_run run on run.subject_id = subject.id and run.member_id = person
    join subject_item item on item.version_id = coalesce(run.version_id, subject.version_id) and item.business_id is not null
  where kind = 2 and subject.id = content and not exists (select from subject_exemption exemption
    where exemption.run_id = run.id and exemption.item_key = item.key and exemption.state = 'agreed')
$$;
