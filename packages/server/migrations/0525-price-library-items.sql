-- PRICE-01, decision 072: items of the library may have a price, as courses have.
alter table price drop constraint price_business_type_check;
alter table price add constraint price_business_type_check
  check (business_type in ('column', 'question', 'course', 'libraryItem'));
alter table entitlement drop constraint entitlement_business_type_check;
alter table entitlement add constraint entitlement_business_type_check
  check (business_type in ('column', 'question', 'course', 'libraryItem'));
