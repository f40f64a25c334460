-- D-122, as `findSubjectOffers` answers it for a page: whether a subject opens its contents to somebody. Who has joined one and was
-- paid back since is still in it, and learns nothing there. It asks what no subject demands, or the two would call each other
-- without end: no subject has subjects in it.
create or replace function is_subject_paid(subject text, person text) returns boolean language sql stable as $$
  select not exists (select from price where price.business_type = 'subject' and price.business_id = is_subject_paid.subject)
    or is_bought('subject', is_subject_paid.subject, person)
    or exists (select from subject own where own.id = is_subject_paid.subject and own.author_id = person)
    or is_content_asked(2::smallint, is_subject_paid.subject, person)
    or not is_selling_to(person)
$$;
