import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Followable } from '../attention/followable.ts';
import { countFollowed } from './lists/own-list.store.ts';
import { countQuestion } from './question.store.ts';
import { openQuestion } from './questions.policy.ts';

/** D-131: what is published as people follow it. */
export const followableQuestions: Followable = {
  targetType: AttentionTarget.question,
  open: async (ctx, id) => void (await openQuestion(ctx, id)),
  count: (tx, id, delta) => countQuestion(tx, id, { counter: 'attention', delta }),
  countFollowed: ({ read, actor }) => countFollowed(read, { tenantId: actor.tenantId, memberId: actor.id }),
};
