import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { listFollowedQuestions } from '@shuyuan/contract/community/question-action.wire';
import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { FollowButton } from '../../../shared/follow/FollowButton.tsx';
import type { Question } from './question.ts';

const reads = [readQuestion, listFollowedQuestions] as const;

/** D-131: whoever follows it hears of what is said to it. */
export function FollowQuestion({ question: { id, title, attentionId, attentionNum } }: { question: Question }) {
  return (
    <FollowButton
      targetType={AttentionTarget.question}
      targetId={id}
      name={title}
      size="sm"
      refreshes={reads}
      attentionId={attentionId}
      attentionNum={attentionNum}
    />
  );
}
