import { listNotes, removeNote } from '@shuyuan/contract/study/notes/note.wire';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { EditNote } from './EditNote.tsx';
import type { Note, NoteTarget } from './note.ts';
import { NotePoint } from './NotePoint.tsx';
import classes from './Notes.module.css';

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
