-- D-183: answers that are marked by criteria. Each entry of a marker keeps the level of every criterion; the mark the
-- markers come to keeps those of all who made it, for the taker to read.
alter table exam_marker_mark add levels jsonb not null default '[]';
alter table exam_mark add readings jsonb not null default '[]';
