import { amount, type Amount } from '@shuyuan/contract/kernel/amount';
import type { ComponentProps } from 'react';
import { withEqualShares } from './distribution-draft.ts';
import { DistributionSum } from './DistributionSum.tsx';
import { EqualShares } from './EqualShares.tsx';
import { ReceiverList } from './ReceiverList.tsx';

type Props = ComponentProps<typeof ReceiverList> & { balance: Amount; total: Amount; onSplit: () => void };

/** Who gets how much, and what comes of it. */
export function DistributionFields({ balance, total, onSplit, ...list }: Props) {
  const { draft, onChange } = list;
  return (
    <>
      <ReceiverList {...list} />
      <EqualShares
        balance={balance}
        hasReceivers={draft.size > 0}
        onSplit={(whole) => {
          onChange(withEqualShares(draft, whole));
          onSplit();
        }}
      />
      <DistributionSum count={draft.size} total={total} left={amount(balance - total)} />
    </>
  );
}
