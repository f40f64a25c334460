import { LeavingQuestion } from '../../../shared/leaving/LeavingQuestion.tsx';
import { useLeavingQuestion } from '../../../shared/leaving/use-leaving-question.ts';

/** Asks before what is not saved is lost. */
export function EditorLeaving({ isDirty }: { isDirty: boolean }) {
  const { isAsking, settle } = useLeavingQuestion(isDirty);
  return <LeavingQuestion isAsking={isAsking} onAnswer={settle} />;
}
