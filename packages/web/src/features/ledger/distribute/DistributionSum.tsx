import type { Amount } from '@shuyuan/contract/kernel/amount';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { AmountText } from '../trades/AmountText.tsx';
import { Card } from '../../../ui/Card.tsx';
import classes from './Distribute.module.css';

type Props = { count: number; total: Amount; left: Amount };

/** LEDGER-11: what is about to happen, before it is confirmed. */
export function DistributionSum({ count, total, left }: Props) {
  const t = useT('share');
  const format = useFormat();
  return (
    <Card as="dl" tone="sunken" className={classes.sum} aria-live="polite">
      <div>
        <dt>{t('ledger.distribute.count')}</dt>
        <dd>{format.count(count)}</dd>
      </div>
      <div>
        <dt>{t('ledger.distribute.total')}</dt>
        <dd>
          <AmountText amount={total} />
        </dd>
      </div>
      <div data-short={left < 0n || undefined}>
        <dt>{t('ledger.distribute.left')}</dt>
        <dd>
          <AmountText amount={left} />
        </dd>
      </div>
    </Card>
  );
}
