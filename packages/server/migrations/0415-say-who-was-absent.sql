-- ENUM-06, decision 058: who was absent, and whose attempt is interrupted. An exam that was withdrawn before its window was over
-- kept people out itself; one that was withdrawn afterwards did not. Exams withdrawn until now say nobody was absent.
alter table exam add column withdrawn_at timestamptz;

-- The last time a page opened the paper: beside its answers the sign that its taker is there.
alter table exam_attempt add column opened_at timestamptz;
