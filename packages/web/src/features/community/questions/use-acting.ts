import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import { actOn, listCollectedQuestions, readMyStatistic } from '@shuyuan/contract/community/question-action.wire';
import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { useWrite } from '../../../lib/queries.ts';

/** Whatever shows what people did with it. */
const reads = {
  question: [readQuestion, listCollectedQuestions, readMyStatistic],
  discuss: [listDiscussions],
} as const;

/** COMM-20, D-129. A like, a favourite and a share each have one of their own: none waits for another. */
export const useActing = (targetType: ContentTarget) => useWrite(actOn, { refreshes: reads[targetType] });
