import type { FileKind } from '../../files/file-kinds.ts';

/** Kinds of file a question can ask for; what is uploaded for an answer (`examAnswer`) is one of them. */
export const answerFileKinds = ['picture', 'document', 'audio', 'video', 'archive'] as const satisfies FileKind[];
export type AnswerFileKind = (typeof answerFileKinds)[number];

/** Files its author takes for an answer. */
export type AcceptedFiles = {
  readonly kinds: readonly AnswerFileKind[];
  /** Of each file. */
  readonly maxMb: number;
  readonly maxFiles: number;
};
