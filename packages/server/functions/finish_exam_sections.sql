-- Sections follow the result of an attempt itself, whoever wrote it: hand-in, clock, marker or regrade, none can
-- forget.
create or replace function finish_exam_sections(exam text, person text, at timestamptz) returns void language plpgsql as $$
declare
  place record;
begin
  for place in
    select run.id, run.tenant_id, run.renewed_at, run.finished_at, section.key from course_section section
      join study_run run on run.version_id = section.version_id
    where section.exam_id = exam and run.member_id = person and run.closed_at is null
    order by run.id for no key update of run
  loop
    if place.renewed_at is null
      or (select status = 1 from exam_outcome_since(exam, person, 'infinity', place.renewed_at)) then
      insert into section_progress (tenant_id, run_id, section_key, finished_at)
      values (place.tenant_id, place.id, place.key, at)
      on conflict (run_id, section_key) do update
        set finished_at = coalesce(section_progress.finished_at, excluded.finished_at);
      update study_run set finished_at = at where id = place.id and finished_at is null
        and (select required > 0 and finished = required from study_progress(place.id, at));
    elsif place.finished_at is null then
      -- An earlier pass keeps the exam passed, and is none of this run.
      update section_progress set finished_at = null where run_id = place.id and section_key = place.key;
    end if;
  end loop;
end $$;
