import { listNotes, updateNote } from '@shuyuan/contract/study/notes/note.wire';
import { noteLimits } from '@shuyuan/contract/study/notes/note-limits';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { Note } from './note.ts';
import classes from './Notes.module.css';

/** The words of a note in a field, in its place. */
export function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const t = useT('study');
  const common = useT('common');
  const [text, setText] = useState(note.text);
  const save = useWrite(updateNote, { refreshes: [listNotes], onSuccess: onDone });
  return (
    <div className={classes.form}>
      <Textarea
        aria-label={t('study.notes.edit')}
        value={text}
        maxLength={noteLimits.textMax}
        autosize
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button loading={save.isPending} onClick={() => save.mutate({ id: note.id, text: text.trim() })}>
          {t('study.notes.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {common('dialog.cancel')}
        </Button>
      </div>
    </div>
  );
}
