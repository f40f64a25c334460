import { seatLimits } from '@shuyuan/contract/pricing/seat-limits';
import { handOutSeats } from '@shuyuan/contract/pricing/seats.wire';
import { useState } from 'react';
import { claimedText } from '../../../lib/claimed-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { FoundPerson } from '../../../shared/people/PersonSearch.tsx';
import { seatReads } from './seat-reads.ts';

const claims = ['seat.none-left', 'pack.unknown-person', 'payment.wrong-state', 'price.not-for-sale'] as const;

type HandOutInput = { id: string; free: number; onDone: () => void };

/** The people who are to get a seat, and the call; it is done once nobody of them was left out. */
export function useHandOut({ id, free, onDone }: HandOutInput) {
  const t = useT('share');
  const { count } = useFormat();
  const [chosen, setChosen] = useState<readonly FoundPerson[]>([]);
  const most = Math.min(free, seatLimits.handOut);
  const handing = useWrite(handOutSeats, {
    claims,
    refreshes: seatReads,
    onSuccess: ({ handedOutNum, skipped }) => {
      if (handedOutNum > 0) showNotice(t('pricing.seats.handOut.done', { count: count(handedOutNum) }), 'success');
      if (skipped.length === 0) onDone();
      else setChosen([]);
    },
  });
  return {
    chosen,
    choose: (person: FoundPerson): void =>
      setChosen((now) => (now.length < most && !now.some((one) => one.id === person.id) ? [...now, person] : now)),
    remove: (personId: string): void => setChosen((now) => now.filter((one) => one.id !== personId)),
    skipped: handing.data?.skipped ?? [],
    isBusy: handing.isPending,
    error: claimedText(handing.error, claims),
    handOut: (): void => handing.mutate({ id, memberIds: chosen.map((one) => one.id) }),
  };
}
