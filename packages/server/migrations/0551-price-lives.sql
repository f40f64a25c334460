-- PRICE-01, decision 076: lives of our own rooms may have a price. Entering one and watching its replay need it.
alter table price drop constraint price_business_type_check;
alter table price add constraint price_business_type_check
  check (business_type in ('column', 'question', 'course', 'libraryItem', 'subject', 'exam', 'live'));
alter table entitlement drop constraint entitlement_business_type_check;
alter table entitlement add constraint entitlement_business_type_check
  check (business_type in ('column', 'question', 'course', 'libraryItem', 'subject', 'exam', 'live'));
