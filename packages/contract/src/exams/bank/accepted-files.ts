import { endingsOf } from '../../files/file-kinds.ts';
import type { UploadRule } from '../../files/upload-rules.ts';
import type { AcceptedFiles } from './answer-file-kinds.ts';
import type { ExamQuestion, ExamQuestionOf } from './exam-question-kinds.ts';

/** A question that was written before its author could choose, or was imported, takes the usual files. */
export const acceptedFilesOf = ({ accepts }: Pick<ExamQuestionOf<'file'>, 'accepts'>): AcceptedFiles =>
  accepts ?? usualFiles;

export const usualFiles: AcceptedFiles = { kinds: ['picture', 'document'], maxMb: 20, maxFiles: 3 };

/** The same as a rule of the uploader. */
export const fileLimitsOf = ({ kinds, maxMb }: AcceptedFiles): Pick<UploadRule, 'endings' | 'maxBytes'> => ({
  endings: endingsOf(...kinds),
  maxBytes: maxMb * 1024 * 1024,
});

/** A question, or one part of a stem, as takers and authors know it. */
type AskedKinds = {
  readonly kind: string;
  readonly parts?: readonly { readonly id: string; readonly question: { readonly kind: string } }[];
};

/** The parts of a question that ask for files; null is the question itself. */
export const filePartsOf = ({ kind, parts = [] }: AskedKinds): (string | null)[] => [
  ...(kind === 'file' ? [null] : []),
  ...parts.flatMap(({ id, question }) => (question.kind === 'file' ? [id] : [])),
];

/** The question itself, or its part of this id, where it asks for files. */
export function fileQuestionOf(question: ExamQuestion, partId: string | null): ExamQuestionOf<'file'> | null {
  const parts = question.kind === 'stem' ? question.parts : [];
  const asked = partId === null ? question : parts.find(({ id }) => id === partId)?.question;
  return asked?.kind === 'file' ? asked : null;
}
