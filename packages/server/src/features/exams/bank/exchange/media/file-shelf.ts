import { createHash } from 'node:crypto';
import { exchangeLimits, type FileProblem } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { mediaKinds } from '@shuyuan/contract/exams/bank/question-media';
import { type FileEnding, typeOf } from '@shuyuan/contract/files/file-kinds';
import { uploadProblem, uploadRules } from '@shuyuan/contract/files/upload-rules';
import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { ImportedFile, ImportedFiles } from './imported-file.ts';
import { QuestionProblem } from '../parsed-file.ts';

const problems: Partial<Record<ErrorCode, FileProblem>> = {
  'upload.wrong-type': 'file-type',
  'upload.false-type': 'file-type',
  'upload.harmful': 'file-harmful',
  'upload.too-large': 'file-too-large',
  'picture.too-many-pixels': 'file-too-large',
};
const base64 = /^[A-Za-z\d+/]*={0,2}$/;

type FileInText = {
  readonly name: string;
  readonly ending: FileEnding | null;
  /** In Base64. */
  readonly text: string;
  /** Of the field it would be uploaded in. */
  readonly rule: 'examQuestion' | 'examOption';
};

/** Takes the files of one import out of its text, until there are as many or as large as one import holds. */
export function fileShelf() {
  const files = new Map<string, ImportedFile>();
  let ofQuestion = new Set<string>();
  let [count, size] = [0, 0];
  return {
    files: files as ImportedFiles,
    /** A file shown twice in a question is one of it; in two questions it is two. */
    beginQuestion: (): void => void (ofQuestion = new Set()),
    take({ name, ending, text, rule }: FileInText): { readonly fileId: string; readonly kind: 'picture' | 'audio' } {
      const kind = mediaKinds.find((one) => ending !== null && typeOf(ending).kind === one);
      if (ending === null || kind === undefined) throw new QuestionProblem('file-type', name);
      const code64 = /\s/.test(text) ? text.replaceAll(/\s+/g, '') : text;
      if (!base64.test(code64)) throw new QuestionProblem('file-damaged', name);
      const bytes = Buffer.from(code64, 'base64');
      const code = uploadProblem(uploadRules[rule], { name: `${kind}.${ending}`, size: bytes.length });
      if (code) throw new QuestionProblem(fileProblemOf(code), name);
      const sha256 = createHash('sha256').update(bytes).digest();
      const fileId = `${sha256.toString('base64url')}.${ending}`;
      if (ofQuestion.has(fileId)) return { fileId, kind };
      ofQuestion.add(fileId);
      count += 1;
      size += bytes.length;
      if (count > exchangeLimits.files || size > exchangeLimits.fileBytes)
        throw new QuestionProblem('too-many-files', name);
      files.set(fileId, { ending, bytes, sha256 });
      return { fileId, kind };
    },
  };
}

export type FileShelf = ReturnType<typeof fileShelf>;

/** Why a file is not taken, as an import says it. */
export function fileProblemOf(code: ErrorCode): FileProblem {
  return problems[code] ?? 'file-damaged';
}
