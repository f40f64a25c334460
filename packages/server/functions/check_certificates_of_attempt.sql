-- A mark that was settled and changes may touch whatever the person was awarded; one that rises may earn what asks for a mark of a
-- course that was finished before, too.
create or replace function check_certificates_of_attempt() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(3::smallint, new.exam_id, new.member_id);
  perform check_certificates_of(1::smallint, run.course_id, new.member_id)
  from course_section section
    join study_run run on run.version_id = section.version_id and run.member_id = new.member_id
  where section.exam_id = new.exam_id and run.finished_at is not null;
  if old.settled_at is not null then
    insert into certificate_check (tenant_id, certificate_id, member_id)
    select award.tenant_id, award.certificate_id, award.member_id
    from certificate_award award join certificate on certificate.id = award.certificate_id
    where award.member_id = new.member_id and award.revoked_at is null and award.replaced_by is null
      and certificate.regrade_rule = 'revoke';
  end if;
  return null;
end $$;
