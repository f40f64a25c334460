-- What is brought back or agreed to once more is again what it was: closed stays closed, what waited waits.

alter table question
  -- The state a moderator or its author took it away from; restoring leads there.
  add column removed_from text check (removed_from in ('pending', 'active', 'closed')),
  -- The state it was in when an edit put it before a moderator again; null: nobody has agreed to it yet.
  add column revised_from text check (revised_from in ('active', 'closed'));

-- Drafts nobody comes back to are forgotten by when they were last touched.
create index question_draft_rested on question_draft (updated_at);
