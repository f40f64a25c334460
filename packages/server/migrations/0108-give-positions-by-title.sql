-- A directory says what somebody is (SCIM `title`), and a position of that name is theirs. Which one the title gave is kept:
-- it is taken when the title changes, and a position somebody gave by hand is not.

alter table scim_user add column title text not null default '' check (length(title) <= 200);
alter table scim_user add column position_id text references position (id);

-- A title is looked up by every change of a person.
create index position_called on position (tenant_id, lower(name)) where state <> 'archived';
