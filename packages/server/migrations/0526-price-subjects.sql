-- PRICE-01, decision 072: subjects may have a price. Joining one and opening its contents needs it.
alter table price drop constraint price_business_type_check;
alter table price add constraint price_business_type_check
  check (business_type in ('column', 'question', 'course', 'libraryItem', 'subject'));
alter table entitlement drop constraint entitlement_business_type_check;
alter table entitlement add constraint entitlement_business_type_check
  check (business_type in ('column', 'question', 'course', 'libraryItem', 'subject'));
