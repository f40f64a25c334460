-- Courses may have a price. Until it is paid only sections that are free to try are open; whoever has to learn a course
-- pays nothing for it.
alter table price drop constraint price_business_type_check;
alter table price add check (business_type in ('column', 'question', 'course'));
alter table entitlement drop constraint entitlement_business_type_check;
alter table entitlement add check (business_type in ('column', 'question', 'course'));

alter table course_section add column is_free boolean not null default false;

-- Whether a path somebody walks or a subject they are in has a course among what has to be done.
create function is_course_demanded(course text, person text) returns boolean language sql stable as $$
  select exists (
      select from position_run run join position_section section on section.version_id = run.version_id
      where run.member_id = person and run.closed_at is null
        and section.business_type = 1 and section.business_id = course and section.is_required)
    or exists (
      select from subject_run run join subject on subject.id = run.subject_id
        join subject_item item on item.version_id = run.version_id
      where run.member_id = person and subject.state = 'published'
        and item.business_type = 1 and item.business_id = course and item.is_required)
$$;
