import { listNotes, removeNote, updateNote } from '@shuyuan/contract/study/notes/note.wire';
import { noteLimits } from '@shuyuan/contract/study/notes/note-limits';
import { Button, Textarea } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Note, NoteTarget } from './note.ts';
import { NotePoint } from './NotePoint.tsx';
import classes from './Notes.module.css';

function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
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

/** One note: where it stands, its words, and the way to change it or take it away. */
export function NoteRow({ note, target }: { note: Note; target: NoteTarget }) {
  const t = useT('study');
  const [isEditing, setIsEditing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <li className={classes.note}>
      <div className={classes.words}>
        <NotePoint note={note} target={target} />
        {isEditing ? (
          <EditNote note={note} onDone={() => setIsEditing(false)} />
        ) : (
          <p className={classes.text}>
            {note.text ? <bdi>{note.text}</bdi> : <HintText as="span">{t('study.notes.isBookmark')}</HintText>}
          </p>
        )}
      </div>
      <IconButton
        label={t('study.notes.edit')}
        icon={<Pencil size={16} aria-hidden />}
        onClick={() => setIsEditing(true)}
      />
      <IconButton
        label={t('study.notes.remove')}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => setIsRemoving(true)}
      />
      {isRemoving && (
        <RemoveDialog
          title={t('study.notes.remove')}
          text={t('study.notes.remove.text')}
          confirmLabel={t('study.notes.remove')}
          doneText={t('study.notes.removed')}
          endpoint={removeNote}
          input={{ id: note.id }}
          refreshes={[listNotes]}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </li>
  );
}
