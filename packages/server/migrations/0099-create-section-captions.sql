-- What is said in the films and sounds of a course. It belongs to the material, so to the key of a section and not to a
-- version: a corrected word holds at once and for everybody, whichever version they learn.
create table section_caption (
  tenant_id text not null references organization (id),
  course_id text not null references course (id),
  section_key text not null,
  language text not null check (language in ('cn', 'en', 'fr', 'ru', 'es', 'ar')),
  -- As `CaptionCue` of the contract, in order.
  cues jsonb not null check (jsonb_typeof(cues) = 'array'),
  updated_at timestamptz not null,
  primary key (course_id, section_key, language)
);
select guard_tenant('section_caption');
