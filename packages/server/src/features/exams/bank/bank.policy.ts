import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Actor, Context, Tx } from '../../../platform/context.ts';
import { lockQuestion } from './question.store.ts';

/** The bank is read by all who make exams; a question is changed by its author and by those who manage all exams. */
export const canRevise = (
  actor: Pick<Actor, 'id' | 'capabilities'>,
  { authorId }: { readonly authorId: string },
): boolean => authorId === actor.id || actor.capabilities.has('exam.manageAll');

/** Held for a change by somebody who may make it. */
export async function lockOwnQuestion(tx: Tx, { actor }: Context, id: string) {
  const question = await lockQuestion(tx, { tenantId: actor.tenantId, id });
  demand(question, 'request.not-found');
  demand(canRevise(actor, question), 'auth.forbidden');
  return question;
}
