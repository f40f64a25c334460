-- Whether somebody has to do a content: it is asked of them, or a subject they are in demands it. They pay nothing for it as long as
-- that holds (decisions 037 and 072). What stands in a subject they have paid for is not paid twice, be it an elective.
create or replace function is_content_demanded(kind smallint, content text, person text)
returns boolean language sql stable as $$
  select is_content_asked(kind, content, person)
    or exists (
      select from subject_run run join subject on subject.id = run.subject_id
        join subject_item item on item.version_id = run.version_id
      where run.member_id = person and subject.state = 'published'
        and item.business_type = kind and item.business_id = content
        and (item.is_required or is_bought('subject', run.subject_id, person))
        and is_subject_paid(run.subject_id, person))
$$;
