import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { count } from '../courses/course-fields.wire.ts';
import { openErrors, sectionErrors } from '../courses/course.wire.ts';
import { noteLimits } from './note-limits.ts';

const base = '/course-study/note';
const noteText = text(noteLimits.textMax).describe('empty: a bookmark');

const noteOut = z.object({
  id,
  sectionKey: id,
  sectionTitle: z.string().describe('as the section is called now; empty: no version has it'),
  unit: z.enum(['second', 'page', 'whole']),
  point: count.describe('second or page'),
  text: z.string(),
  updateTime: time,
});

export const listNotes = endpoint({
  method: 'GET',
  path: base,
  summary: 'Notes and bookmarks of the caller in a course, in the order of its sections. Nobody else reads them.',
  access: 'member',
  input: z.object({ ...pagingInput, courseId: id, search: text(noteLimits.searchMax).optional() }),
  output: pageOf(noteOut),
  errors: [],
});

export const createNote = endpoint({
  method: 'POST',
  path: base,
  summary: 'A note or bookmark at a second or page of a section one may open.',
  access: 'member',
  input: z.object({ courseId: id, sectionKey: id, point: z.int().min(0).max(1_000_000), text: noteText }),
  output: idOnly,
  errors: [...openErrors, ...sectionErrors, 'note.too-many'],
  idempotent: true,
});

export const updateNote = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Other words for a note of one’s own.',
  access: 'member',
  input: z.object({ id, text: noteText }),
  output: idOnly,
  errors: [],
});

export const removeNote = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Takes a note of one’s own away.',
  access: 'member',
  input: idOnly,
  output: empty,
  errors: [],
});

export const exportNotes = endpoint({
  method: 'GET',
  path: `${base}/export`,
  summary: 'The notes of the caller in a course as a text with headings.',
  access: 'member',
  input: z.object({ courseId: id }),
  output: z.string(),
  errors: [],
  download: { type: 'text/markdown', fileName: 'notes.md' },
});
