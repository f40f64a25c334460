import { LeavingQuestion } from './LeavingQuestion.tsx';
import type { useEditGuard } from './use-edit-guard.ts';

/** The question `useEditGuard` asks before a draft is lost. */
export function EditQuestion({ guard: { isAsking, onAnswer } }: { guard: ReturnType<typeof useEditGuard> }) {
  return <LeavingQuestion isAsking={isAsking} onAnswer={onAnswer} />;
}
