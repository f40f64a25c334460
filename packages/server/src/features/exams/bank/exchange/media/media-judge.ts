import { mediaOf } from '@shuyuan/contract/exams/bank/question-media';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { checkBytes } from '../../../../files/index.ts';
import { fileProblemOf } from './file-shelf.ts';
import type { ImportedFile, ImportedFiles } from './imported-file.ts';
import { type FileProblem, type FileQuestion, shownValue } from '../parsed-file.ts';

type Size = { readonly width: number; readonly height: number } | null;
type Verdict = { readonly problem: FileProblem['problem'] } | { readonly size: Size };

async function judge(file: ImportedFile | undefined): Promise<Verdict> {
  if (!file) return { problem: 'file-missing' };
  try {
    return { size: (await checkBytes(file.bytes, file.ending)).picture };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: fileProblemOf(error.code) };
  }
}

/** Judges the pictures and sounds of questions by their bytes, as it is done with an upload; each file once. */
export function mediaJudge(files: ImportedFiles) {
  const verdicts = new Map<string, Verdict>();
  const judged = new Map<string, JudgedFile>();
  return {
    judged: judged as ReadonlyMap<string, JudgedFile>,
    async problemOf({ line, question }: FileQuestion): Promise<FileProblem | null> {
      for (const { fileId } of mediaOf(question)) {
        const file = files.get(fileId);
        const verdict = verdicts.get(fileId) ?? (await judge(file));
        verdicts.set(fileId, verdict);
        if ('problem' in verdict) return { line, problem: verdict.problem, value: question.text.slice(0, shownValue) };
        if (file) judged.set(fileId, { ...file, size: verdict.size });
      }
      return null;
    },
  };
}

/** A file that was judged, with the size of its picture. */
export type JudgedFile = ImportedFile & { readonly size: Size };
