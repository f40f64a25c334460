-- A correction may touch whatever the person was awarded, in a class, in one of its series or in a subject around it.
create or replace function check_certificates_of_attendance() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(6::smallint, sibling.id, new.member_id)
  from class_meeting meeting join training_class own on own.id = meeting.class_id
    join training_class sibling on sibling.series_id = own.series_id
  where meeting.id = new.meeting_id;
  if new.state in ('excused', 'absent') then
    insert into certificate_check (tenant_id, certificate_id, member_id)
    select award.tenant_id, award.certificate_id, award.member_id
    from certificate_award award join certificate on certificate.id = award.certificate_id
    where award.member_id = new.member_id and award.revoked_at is null and award.replaced_by is null
      and certificate.regrade_rule = 'revoke';
  end if;
  return null;
end $$;
