import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import type { Note, NoteTarget } from './note.ts';
import classes from './Notes.module.css';
import { usePointWords } from './use-point-words.ts';

/** The place of a note: goes to the second of the film that is open, or opens its section. */
export function NotePoint({ note, target }: { note: Note; target: NoteTarget }) {
  const words = usePointWords();
  const point = words(note.unit, note.point);
  const { courseId, sectionKey, onSeek } = target;
  if (note.sectionKey !== sectionKey)
    return (
      <PathLink to="courseSection" params={{ id: courseId, section: note.sectionKey }} className={classes.point}>
        <bdi>{note.sectionTitle}</bdi> {point}
      </PathLink>
    );
  if (onSeek && note.unit === 'second')
    return (
      <button type="button" className={classes.point} onClick={() => onSeek(note.point)}>
        {point}
      </button>
    );
  return point && <span className={classes.point}>{point}</span>;
}
