-- What somebody learned outlives what it belongs to: no parent that is deleted takes a walk, a run, a mark or a participation
-- with it. A person is made nameless in their row instead. And an anonymous survey is looked for in subjects and paths, too.

alter table position_holder drop constraint position_holder_member_id_fkey,
  add foreign key (member_id) references member (id);
alter table position_run drop constraint position_run_member_id_fkey,
  add foreign key (member_id) references member (id);
alter table subject_run drop constraint subject_run_member_id_fkey,
  add foreign key (member_id) references member (id);
alter table homework drop constraint homework_member_id_fkey,
  add foreign key (member_id) references member (id);
alter table survey_participation drop constraint survey_participation_member_id_fkey,
  add foreign key (member_id) references member (id);

create index subject_item_survey on subject_item (business_id) where business_type = 4;
create index position_section_survey on position_section (business_id) where business_type = 4;
