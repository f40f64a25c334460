import type { PassConsequence } from '@shuyuan/contract/exams/marking/pass-consequence';
import type { Reads } from '../../../platform/context.ts';
import type { PassChanges } from '../../exams/index.ts';
import { listEarnable, listRevocable } from './fallen.store.ts';

/** D-188: the certificates a regrade would revoke or let people earn, with the coins and integral that go with them. */
export async function listCertificateConsequences(
  read: Reads,
  { examId, gainedIds, attempts, at }: PassChanges,
): Promise<PassConsequence[]> {
  if (attempts.length === 0) return [];
  const regrade = { examId, gainedIds, attempts, at };
  const [lost, gained] = await Promise.all([listRevocable(read, regrade), listEarnable(read, regrade)]);
  const kind = 'certificate' as const;
  return [
    ...lost.map((row) => ({ ...row, kind, effect: 'closes' as const })),
    ...gained.map((row) => ({ ...row, kind, effect: 'opens' as const })),
  ];
}
