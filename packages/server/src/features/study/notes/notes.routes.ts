import * as wire from '@shuyuan/contract/study/notes/note.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { createNote } from './create-note.ts';
import { exportNotes, listNotes } from './list-notes.ts';
import { removeNote } from './remove-note.ts';
import { updateNote } from './update-note.ts';

/** The calls about what somebody wrote down while learning. */
export const noteRoutes: readonly Route[] = [
  on(wire.listNotes, listNotes),
  onDownload(wire.exportNotes, exportNotes),
  on(wire.createNote, createNote),
  on(wire.updateNote, updateNote),
  on(wire.removeNote, removeNote),
];
