-- Whether a path somebody walks, a required training or a pack asks a content of them (its kind by ENUM-11).
create or replace function is_content_asked(kind smallint, content text, person text)
returns boolean language sql stable as $$
  select exists (
      select from position_run run join position_section section on section.version_id = run.version_id
      where run.member_id = person and run.closed_at is null
        and section.business_type = kind and section.business_id = content and section.is_required)
    or exists (
      select from assignment_duty duty join assignment_item item on item.rule_id = duty.rule_id
      where duty.member_id = person and duty.state in ('open', 'paused', 'done')
        and item.business_type = kind and item.business_id = content)
    or exists (
      select from study_pack_member own join study_pack_item item on item.pack_id = own.pack_id
      where own.member_id = person and own.withdrawn_at is null
        and item.business_type = kind and item.business_id = content)
$$;
