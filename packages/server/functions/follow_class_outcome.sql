-- Sections follow what is said of attendance itself, by code or by hand: no use case can forget. What a correction takes away is
-- taken from runs midway; a finished run stays finished. In a run that is learned anew any class of the series counts that
-- was held since.
create or replace function follow_class_outcome(class text, person text, at timestamptz) returns void language plpgsql as $$
declare
  place record;
begin
  for place in
    select run.id, run.tenant_id, run.finished_at, section.key, case
        when run.renewed_at is null then (select outcome.is_attended from class_outcome(asked.id, person, 'infinity') outcome)
        else series_attended_at(asked.id, person, run.renewed_at, 'infinity') is not null end as is_attended
    from training_class held
      join training_class asked on asked.series_id = held.series_id
      join course_section section on section.class_id = asked.id
      join study_run run on run.version_id = section.version_id and run.member_id = person and run.closed_at is null
        and (asked.id = held.id or run.renewed_at is not null)
    where held.id = class
    order by run.id for no key update of run
  loop
    if place.is_attended then
      insert into section_progress (tenant_id, run_id, section_key, finished_at)
      values (place.tenant_id, place.id, place.key, at)
      on conflict (run_id, section_key) do update
        set finished_at = coalesce(section_progress.finished_at, excluded.finished_at);
      update study_run set finished_at = at where id = place.id and finished_at is null
        and (select required > 0 and finished = required from study_progress(place.id, at));
    elsif place.finished_at is null then
      update section_progress set finished_at = null where run_id = place.id and section_key = place.key;
    end if;
  end loop;
end $$;
