import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { replayMessage } from '../../live/replay.wire.ts';
import { openErrors, sectionErrors } from './course.wire.ts';

export const listSectionMessages = endpoint({
  method: 'GET',
  path: '/course-study/course-front/section/messages',
  summary:
    'What was said and asked in the live a section replays, each with its second. Refused while it is locked (D-173).',
  access: 'member',
  input: z.object({ ...pagingInput, courseId: id, sectionKey: id, isPreview: z.boolean().default(false) }),
  output: pageOf(replayMessage),
  errors: [...openErrors, ...sectionErrors],
});
