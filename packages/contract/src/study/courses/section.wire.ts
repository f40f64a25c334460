import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id } from '../../kernel/fields.wire.ts';
import { questionOut } from '../questions/question-fields.wire.ts';
import { sectionType } from './course-fields.wire.ts';
import { openErrors, sectionErrors } from './course.wire.ts';

/** A survey as its section shows it: whether the caller took part, never what they said. */
const surveyOut = z.object({
  id,
  title: z.string(),
  isAnonymous: z.boolean(),
  isAnswered: z.boolean(),
  isOpen: z.boolean().describe('it takes answers'),
});

/** A document somebody does a task of homework with. */
export const taskFileOut = z.object({ id, name: z.string(), path: z.string() });

export const openSection = endpoint({
  method: 'GET',
  path: '/course-study/course-front/section',
  summary: 'What one section shows: its file, text, link, survey or recording. Refused while it is locked (D-173).',
  access: 'member',
  input: z.object({ courseId: id, sectionKey: id, isPreview: z.boolean().default(false) }),
  output: z.object({
    key: id,
    type: sectionType,
    title: z.string(),
    fileId: id.nullable().describe('of a live its recording; shown by the calls of files: preview, m3u8-token'),
    text: z.string().nullable(),
    url: z.string().nullable(),
    taskFiles: z.array(taskFileOut).describe('of homework: documents to do it with'),
    survey: surveyOut.nullable(),
    questions: z.array(questionOut).describe('of what is played, in the order of their seconds'),
  }),
  errors: [...openErrors, ...sectionErrors],
});
