-- Notes whose certificates to look at. Surveys append nothing, since a row would say when somebody answered; they and
-- lives are found by the night. What is done in a content is done in the subjects it belongs to, too.
create or replace function check_certificates_of(content_type smallint, content text, person text) returns void language sql as $$
  insert into certificate_check (tenant_id, certificate_id, member_id)
  select certificate.tenant_id, certificate.id, person
  from (
    select content_type as business_type, content as business_id
    union
    select 2::smallint, run.subject_id
    from subject_run run
      join subject_item item on item.version_id = run.version_id and item.business_type = content_type
        and item.business_id = content
    where run.member_id = person
  ) done
    join certificate_requirement asked on asked.business_type = done.business_type and asked.business_id = done.business_id
    join certificate on certificate.id = asked.certificate_id
  where certificate.state = 'published'
$$;
