-- Decision 076: whether somebody pays nothing for a live: they made it, speak in it or help, or it is asked of them.
create or replace function is_live_given(live text, person text) returns boolean language sql stable as $$
  select exists (select from live own where own.id = is_live_given.live
      and (own.creator_id = person or coalesce(own.lecturer_id = person, false)))
    or exists (select from live_person help
      where help.live_id = is_live_given.live and help.member_id = person and help.part = 'assistant')
    or is_content_demanded(15::smallint, is_live_given.live, person)
$$;
