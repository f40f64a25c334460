import { gradeAt } from '@shuyuan/contract/people/grades';
import type { Context } from '../../../platform/context.ts';
import { findGrade } from '../../ledger/index.ts';
import { listCardNames } from './grade-cards.store.ts';

/** PERSON-03: what the grades of the company give, and in which the caller is. */
export async function listGrades({ read, actor: { tenantId, id: memberId } }: Context) {
  const { steps, earned, step: own } = await findGrade(read, tenantId, memberId);
  const names = await listCardNames(
    read,
    steps.flatMap(({ cardId }) => cardId ?? []),
  );
  const items = steps.map(({ cardId, ...step }) => {
    const { nameKey, cover } = gradeAt(step.level);
    const cardName = names.get(cardId ?? '');
    return { ...step, nameKey, cover, card: cardId === null || !cardName ? null : { id: cardId, cardName } };
  });
  return { items, own: { level: own.level, earned } };
}
