import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import type { UploadedFile } from '../../../../../shared/files/upload/transport.ts';

/** Uploaded files as media that are to be described. */
export const mediaIn = (files: readonly UploadedFile[]): QuestionMedia[] =>
  files.flatMap(({ id: fileId, kind, path, width, height }) =>
    kind === 'picture' || kind === 'audio' ? [{ fileId, kind, alt: '', path, width, height }] : [],
  );
