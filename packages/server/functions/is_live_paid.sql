-- D-122, as `findLiveOffers` answers it for a page, but for those who manage all lives: whether the room and the replay of a live are
-- open to somebody as far as its price goes.
create or replace function is_live_paid(live text, person text) returns boolean language sql stable as $$
  select not exists (select from price where price.business_type = 'live' and price.business_id = is_live_paid.live)
    or is_bought('live', is_live_paid.live, person)
    or is_live_given(is_live_paid.live, person)
    or not is_selling_to(person)
$$;
