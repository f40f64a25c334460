-- A survey as a section of a course. Whoever opens the section is asked, whether or not the survey was sent to them; those
-- invitations stand beside the audience its author chose, which stays as it was chosen.
alter table course_section add column survey_id text references survey (id);
alter table course_section drop constraint course_section_check;
alter table course_section add constraint course_section_source
  check (num_nonnulls(file_id, text, url, survey_id) = 1);
create index course_section_survey on course_section (survey_id) where survey_id is not null;

create table survey_invitation (
  survey_id text not null references survey (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  tenant_id text not null references organization (id),
  primary key (survey_id, member_id)
);
create index survey_invitation_member on survey_invitation (member_id);
select guard_tenant('survey_invitation');
