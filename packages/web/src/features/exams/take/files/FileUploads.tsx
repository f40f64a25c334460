import { useEffect } from 'react';
import { useSession } from '../../../../lib/session.ts';
import { fieldUploadsOf } from '../../../../shared/files/upload/field-uploads.ts';
import { fieldNameOf } from './file-target.ts';
import type { AnswerFiles } from './use-answer-files.ts';

type Props = { attemptId: string; answerFiles: AnswerFiles };

/** Uploads go on while another question is shown: what arrives meanwhile is taken in here, not by the field. */
export function FileUploads({ attemptId, answerFiles: { targets, attach, setWaitingCount } }: Props) {
  const memberId = useSession((session) => session.currentUser?.id ?? '');
  useEffect(() => {
    const lines = targets.map((target) => {
      const field = fieldNameOf(attemptId, target);
      return { target, uploads: fieldUploadsOf({ memberId, field, rule: 'examAnswer', isConverted: false }) };
    });
    const takeIn = (): void => {
      for (const { target, uploads } of lines) for (const { id } of uploads.handOver()) attach(target, id);
      setWaitingCount(lines.reduce((sum, { uploads }) => sum + uploads.store.getState().items.length, 0));
    };
    const ends = lines.map(({ uploads }) => uploads.store.subscribe(takeIn));
    takeIn();
    return () => ends.forEach((end) => end());
  }, [memberId, attemptId, targets, attach, setWaitingCount]);
  return null;
}
