import { filePartsOf } from '@shuyuan/contract/exams/bank/accepted-files';
import { attachAnswerFile } from '@shuyuan/contract/exams/taking/answer-files.wire';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../../lib/call.ts';
import { showLastingNotice } from '../../../../lib/notices.ts';
import { presentError } from '../../../../lib/present-error.ts';
import { textOf } from '../../../../lib/texts.ts';
import { withRetry } from '../../../../shared/files/upload/with-retry.ts';
import type { AttemptSaver, OpenedAttempt } from '../attempt-saver.ts';
import { type FileTarget, fileIdsIn, withFileIds } from './file-target.ts';

type Options = { readonly opened: OpenedAttempt; readonly saver: AttemptSaver };

/** The files of an attempt: what has arrived is attached to it and named by the answer, whichever question is shown. */
export function useAnswerFiles({ opened: { id, questions, files: known }, saver }: Options) {
  const [files, setFiles] = useState(known);
  const [waitingCount, showWaiting] = useState(0);
  const waiting = useRef(0);
  const setWaitingCount = useCallback((count: number): void => {
    waiting.current = count;
    showWaiting(count);
  }, []);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);
  const targets = useMemo(
    () =>
      questions.flatMap(({ question }, ordinal) =>
        filePartsOf(question).map((partId): FileTarget => ({ ordinal, partId })),
      ),
    [questions],
  );
  const change = useCallback(
    ({ ordinal, partId }: FileTarget, of: (ids: readonly string[]) => readonly string[]): void => {
      const answer = saver.view().entries.get(ordinal)?.answer ?? null;
      saver.change(ordinal, { answer: withFileIds(answer, partId, of(fileIdsIn(answer, partId))) });
    },
    [saver],
  );
  const attach = useCallback(
    (target: FileTarget, fileId: string): void => {
      withRetry(() => call(attachAnswerFile, { id, ...target, fileId }), { signal: leaving.signal })
        .then((file) => {
          setFiles((before) => [...before, file]);
          change(target, (ids) => [...ids, file.id]);
        })
        .catch((error: unknown) => (leaving.signal.aborted ? undefined : presentError(error)));
    },
    [id, leaving, change],
  );
  /** Whoever was uploading when the attempt ended is told that it was too late. */
  const sayLate = useCallback((): void => {
    if (waiting.current > 0) showLastingNotice(`exam-files-${id}`, textOf('exams', 'exams.files.late'));
  }, [id]);
  return { targets, files, waitingCount, setWaitingCount, change, attach, sayLate };
}

export type AnswerFiles = ReturnType<typeof useAnswerFiles>;
