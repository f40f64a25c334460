import { createNote, listNotes } from '@shuyuan/contract/study/notes/note.wire';
import { noteLimits } from '@shuyuan/contract/study/notes/note-limits';
import { Button, Textarea } from '@mantine/core';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { NoteTarget } from './note.ts';
import { noteDraft } from './note-draft.ts';
import classes from './Notes.module.css';
import { usePointWords } from './use-point-words.ts';

/** A note stands where one was when one began to write it; a bookmark where one is. */
export function NoteForm({ target: { courseId, sectionKey, unit, pointNow } }: { target: NoteTarget }) {
  const t = useT('study');
  const words = usePointWords();
  const stored = noteDraft(courseId, sectionKey);
  const [draft, setDraft] = useState(stored.read);
  const { text, begunAt } = draft ?? { text: '', begunAt: null };
  const clear = (): void => {
    stored.remove();
    setDraft(null);
  };
  const save = useWrite(createNote, { refreshes: [listNotes] });
  const point = begunAt === null ? '' : words(unit, begunAt);
  const add = (written: string, at: number) =>
    save.mutate({ courseId, sectionKey, point: at, text: written }, written ? { onSuccess: clear } : {});
  return (
    <div className={classes.form}>
      <Textarea
        label={point ? t('study.notes.at', { point }) : t('study.notes.new')}
        value={text}
        maxLength={noteLimits.textMax}
        rows={2}
        autosize
        onChange={(event) => {
          const next = { text: event.currentTarget.value, begunAt: begunAt ?? pointNow() };
          stored.write(next);
          setDraft(next);
        }}
      />
      <div className={classes.actions}>
        <Button
          loading={save.isPending}
          disabled={text.trim() === ''}
          onClick={() => add(text.trim(), begunAt ?? pointNow())}
        >
          {t('study.notes.save')}
        </Button>
        {unit !== 'whole' && (
          <Button
            variant="default"
            leftSection={<Bookmark size={16} aria-hidden />}
            disabled={save.isPending}
            onClick={() => add('', pointNow())}
          >
            {t('study.notes.bookmark')}
          </Button>
        )}
      </div>
    </div>
  );
}
