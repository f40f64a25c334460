import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { FileAnswer as LoadedAnswer } from './FileAnswer.tsx';
import { fileIdsIn } from './file-target.ts';
import type { AnswerFiles } from './use-answer-files.ts';

const FileAnswer = lazy(async () => ({ default: (await import('./FileAnswer.tsx')).FileAnswer }));
const FileUploads = lazy(async () => ({ default: (await import('./FileUploads.tsx')).FileUploads }));

type Props = Omit<ComponentProps<typeof LoadedAnswer>, 'fileIds'> & { answer: ExamAnswer | null };

/** The field for files; an exam that asks for none does not load the uploader. */
export const LazyFileAnswer = ({ answer, ...props }: Props) => (
  <Suspense fallback={null}>
    <FileAnswer {...props} fileIds={fileIdsIn(answer, props.target.partId)} />
  </Suspense>
);

/** Takes in what arrives, where the paper asks for files. */
export const LazyFileUploads = (props: AttemptFiles) =>
  props.answerFiles.targets.length === 0 ? null : (
    <Suspense fallback={null}>
      <FileUploads {...props} />
    </Suspense>
  );

/** The files of an attempt that is answered. */
export type AttemptFiles = { readonly attemptId: string; readonly answerFiles: AnswerFiles };
