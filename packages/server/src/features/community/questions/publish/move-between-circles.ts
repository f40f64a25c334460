import type { Tx } from '../../../../platform/context.ts';
import { countContentInCircle } from '../../circles/circle-counts.store.ts';
import type { QuestionAccess } from '../question.store.ts';

/** What people can find has moved from one circle to another. */
export async function moveBetweenCircles(tx: Tx, question: QuestionAccess, to: string | null): Promise<void> {
  const { accountId, circleId: from, state } = question;
  if (from === to || state === 'pending') return;
  // In one order: two that change places never wait for each other.
  const changes = [
    { id: from, contents: -1 },
    { id: to, contents: 1 },
  ].toSorted((a, b) => (a.id ?? '').localeCompare(b.id ?? ''));
  for (const { id, contents } of changes) if (id !== null) await countContentInCircle(tx, id, { accountId, contents });
}
