-- D-122: whether somebody has bought something, or a card they hold now opens it.
create or replace function is_bought(kind text, thing text, person text) returns boolean language sql stable as $$
  select exists (
      select from entitlement
      where entitlement.business_type = kind and entitlement.business_id = thing and entitlement.member_id = person)
    or exists (
      select from price_card bound
        join vip_card card on card.id = bound.card_id and card.is_active
        join vip_card_member held on held.card_id = card.id and held.member_id = person
          and (held.end_at is null or held.end_at > now())
      where bound.business_type = kind and bound.business_id = thing)
$$;
