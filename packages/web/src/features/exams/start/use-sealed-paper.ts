import { sealedAheadMs } from '@shuyuan/contract/exams/taking/sealed-ahead';
import { readSealedPaper } from '@shuyuan/contract/exams/taking/taking.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { canUnseal } from './unseal-paper.ts';

/** The share of the wait at which the page asks: not all pages of a hall at once, and none in the last moments. */
const [leastShare, mostShare] = [0.2, 1];

/** The paper of somebody who waits for the opening, sealed; null: not here yet, or never. The start brings it then. */
export function useSealedPaper(id: string, remainingMs: number) {
  const [dueMs] = useState(() => {
    const share = leastShare + Math.random() * (mostShare - leastShare);
    return Math.min(remainingMs, sealedAheadMs) * share;
  });
  const isDue = canUnseal() && remainingMs > 0 && remainingMs <= dueMs;
  const once = { staleTime: Infinity, refetchOnWindowFocus: false } as const;
  const read = useRead(readSealedPaper, { id }, { claims: 'all', enabled: isDue, ...once });
  return read.data?.sealed ?? null;
}
