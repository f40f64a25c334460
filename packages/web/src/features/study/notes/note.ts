import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listNotes } from '@shuyuan/contract/study/notes/note.wire';

export type Note = OutputOf<typeof listNotes>['items'][number];

/** The section that is open, and what a note of it stands at now. */
export type NoteTarget = {
  readonly courseId: string;
  readonly sectionKey: string;
  readonly unit: Note['unit'];
  /** Second or page, asked when a note is begun. */
  readonly pointNow: () => number;
  /** Goes to a second of the film that is open; absent elsewhere. */
  readonly onSeek?: ((second: number) => void) | undefined;
};
