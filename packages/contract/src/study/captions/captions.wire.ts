import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id } from '../../kernel/fields.wire.ts';
import { languages } from '../../kernel/languages.ts';
import { openErrors, sectionErrors } from '../courses/course.wire.ts';
import { captionLimits } from './caption-cues.ts';

const language = z.enum(languages);
const managed = { id, sectionKey: id, language };
const opened = { courseId: id, sectionKey: id, isPreview: z.boolean().default(false) };

export const saveCaptions = endpoint({
  method: 'PUT',
  path: '/course-study/course-info/:id/captions',
  summary:
    'What is said in a film or sound, in one language: WebVTT or SRT. Holds at once, in place of what was there.',
  access: 'member',
  input: z.object({ ...managed, text: z.string().min(1).max(captionLimits.characters) }),
  output: z.object({ cueCount: z.int() }),
  errors: ['course.wrong-captions', 'course.wrong-state', 'sensitive.found'],
  bodyLimitKb: 2_048,
});

export const removeCaptions = endpoint({
  method: 'DELETE',
  path: '/course-study/course-info/:id/captions',
  summary: 'Takes the captions of one language away.',
  access: 'member',
  input: z.object(managed),
  output: z.object({}),
  errors: ['course.wrong-state'],
});

export const listCaptions = endpoint({
  method: 'GET',
  path: '/course-study/course-front/section/captions',
  summary: 'The languages a section has captions in.',
  access: 'member',
  input: z.object(opened),
  output: z.object({ items: z.array(z.object({ language, cueCount: z.int() })) }),
  errors: [...openErrors, ...sectionErrors],
});

export const readCaptions = endpoint({
  method: 'GET',
  path: '/course-study/course-front/section/cues',
  summary: 'What is said in a section, with its seconds. Refused while it is locked (D-173).',
  access: 'member',
  input: z.object({ ...opened, language }),
  output: z.object({ cues: z.array(z.object({ from: z.number(), to: z.number(), text: z.string() })) }),
  errors: [...openErrors, ...sectionErrors],
});
