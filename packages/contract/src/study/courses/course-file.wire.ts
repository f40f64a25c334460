import { z } from 'zod';
import { readPreview, readStreamToken } from '../../files/files.wire.ts';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id } from '../../kernel/fields.wire.ts';
import { openErrors, sectionErrors } from './course.wire.ts';

const base = '/course-study/course-front';
const section = z.object({ courseId: id, sectionKey: id });

export const readCourseFile = endpoint({
  method: 'GET',
  path: `${base}/file-safe`,
  summary: 'How the file of a section is shown, where the section is open to the caller (STUDY-01, D-173).',
  access: 'member',
  input: section,
  output: readPreview.output,
  errors: [...openErrors, ...sectionErrors],
});

export const readCourseStreamToken = endpoint({
  method: 'GET',
  path: `${base}/m3u8-token`,
  summary: 'A short-lived token for the film of a section, where the section is open to the caller (STUDY-01, D-168).',
  access: 'member',
  input: section,
  output: readStreamToken.output,
  errors: [...openErrors, ...sectionErrors, 'file.not-ready'],
});
