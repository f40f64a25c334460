import { useCoinName } from '../../../lib/coin-name.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import classes from '../Payments.module.css';

/** The ways from one's orders: to the coins, to the invoices, and to an order where they are sold. */
export function OrderWays({ onOrder }: { onOrder: (() => void) | undefined }) {
  const t = useT('payments');
  const common = useT('common');
  const coin = useCoinName();
  return (
    <div className={classes.ways}>
      <PathLink to="learncoinManage">{common('frame.coins', { coin })}</PathLink>
      <PathLink to="invoices" params={{ isBuyer: '1' }}>
        {t('payment.toInvoices')}
      </PathLink>
      {onOrder && <ActionButton onClick={onOrder}>{t('payment.order')}</ActionButton>}
    </div>
  );
}
