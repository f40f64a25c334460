import type { TopUpRule } from '@shuyuan/contract/payments/top-up-rule';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { TopUpDialog } from './TopUpDialog.tsx';

type Props = {
  /** Null: coins are not sold here, which is said. */
  rule: TopUpRule | null;
  isOrdering: boolean;
  onOrdered: (id: string) => void;
  onClose: () => void;
};

export function TopUp({ rule, isOrdering, onOrdered, onClose }: Props) {
  const t = useT('payments');
  const coin = useCoinName();
  if (rule) return isOrdering && <TopUpDialog rule={rule} onOrdered={onOrdered} onClose={onClose} />;
  return (
    <HintText>
      {t('payment.off.title')} · {t('payment.off.text', { coin })}
    </HintText>
  );
}
