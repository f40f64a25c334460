-- What articles and transcripts of courses say, so that the assistant finds it. Whether somebody may read it is asked of
-- the course each time: the index knows nothing of locks.
alter table course_section add column search tsvector generated always as (text_pairs(text)) stored;
create index course_section_search on course_section using gin (search) where text is not null;

alter table section_caption add column text text not null default '';
alter table section_caption alter column text drop default;
alter table section_caption add column search tsvector generated always as (text_pairs(text)) stored;
create index section_caption_search on section_caption using gin (search);
