-- D-180: a rule may name topics, which everybody follows as they like. Whoever got a duty by following one keeps it when they do not
-- follow it any more: a click would end what is mandatory. The topics stand with the duty; it ends with the rule naming them.
alter table assignment_duty add column topic_ids text[] not null default '{}';
comment on column assignment_duty.topic_ids is 'By following these it came, and by nothing else.';
