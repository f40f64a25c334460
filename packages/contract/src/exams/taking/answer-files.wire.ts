import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id } from '../../kernel/fields.wire.ts';
import { answerFile, fileTarget } from './taking-fields.wire.ts';

export const attachAnswerFile = endpoint({
  method: 'POST',
  path: '/exam/attempts/:id/files',
  summary:
    'An upload of the caller’s own becomes a file of the attempt, for one question. An answer that is saved may name it from then on.',
  access: 'member',
  input: z.object({ id, ...fileTarget, fileId: id }),
  output: answerFile,
  errors: ['exam.handed-in', 'exam.elsewhere', 'exam.too-many-files', 'upload.wrong-type', 'upload.too-large'],
});
