-- An item of a subject may wait for a mark: its prerequisite is met once that has so many percent. A list of
-- `{"key": …, "percent": …}`, each key one of `prerequisite_keys`.
alter table subject_item add column minimum_marks jsonb not null default '[]';
