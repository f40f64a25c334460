import type { ActionKind, ContentTarget } from '@shuyuan/contract/community/question-actions';
import { actOn, listCollectedQuestions, readMyStatistic } from '@shuyuan/contract/community/question-action.wire';
import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';

type Shown = {
  readonly isPraised: boolean;
  readonly praiseNum: number;
  readonly isCollected: boolean;
  readonly collectNum: number;
};
export type Acting = Shown & { readonly targetType: ContentTarget; readonly targetId: string };

const lists = [readQuestion, listCollectedQuestions, readMyStatistic] as const;

const step = (count: number, isOn: boolean): number => Math.max(0, count + (isOn ? 1 : -1));

function after(shown: Shown, kind: ActionKind): Shown {
  if (kind === 'share') return shown;
  if (kind === 'like' || kind === 'unlike') {
    const isPraised = kind === 'like';
    return { ...shown, isPraised, praiseNum: step(shown.praiseNum, isPraised) };
  }
  const isCollected = kind === 'collect';
  return { ...shown, isCollected, collectNum: step(shown.collectNum, isCollected) };
}

/** COMM-20, D-129: what is pressed is shown before the server has answered, and taken back when it refuses. */
export function useActing({ targetType, targetId, ...given }: Acting) {
  const mark = `${targetId} ${given.isPraised} ${given.praiseNum} ${given.isCollected} ${given.collectNum}`;
  const [read, setRead] = useState(mark);
  const [shown, setShown] = useState<Shown>(given);
  const write = useWrite(actOn, { refreshes: targetType === 'question' ? lists : [] });
  // What was read anew is truer than what was pressed before.
  if (read !== mark) {
    setRead(mark);
    setShown(given);
  }
  const act = (kind: ActionKind): void => {
    if (write.isPending) return;
    setShown(after(shown, kind));
    write.mutate(
      { targetType, targetId, kind },
      {
        onSuccess: ({ isPraised, praiseNum, collectId, collectNum }) =>
          setShown({ isPraised, praiseNum, isCollected: collectId !== null, collectNum }),
        onError: () => setShown(shown),
      },
    );
  };
  return { ...shown, act };
}
