import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import { type ComponentType, createContext, useContext } from 'react';

/** What reading borrows from files and the ledger; the app puts it here, because features never meet. */
export type QuestionParts = {
  readonly FileView: ComponentType<{ fileId: string; name: string }>;
  /** Gives coins; `name` is the title of a post, or who wrote an answer. */
  readonly Reward: ComponentType<{
    targetType: ContentTarget;
    targetId: string;
    name: string;
    size: 'compact-sm' | 'sm';
  }>;
  /** How many gave for an answer, and how much together. */
  readonly RewardTotal: ComponentType<{ rewards: { recordCount: number; totalAmount: number | string } }>;
  readonly Rewarders: ComponentType<{ questionId: string }>;
};

export const QuestionPartsContext = createContext<QuestionParts | null>(null);

export function useQuestionParts(): QuestionParts {
  const parts = useContext(QuestionPartsContext);
  if (!parts) throw new Error('the app gives what is published no parts here');
  return parts;
}
