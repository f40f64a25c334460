import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import classes from '../Payments.module.css';

/** The way to the orders, and for a buyer to a new request. */
export function InvoiceWays({ isBuyer, onAsk }: { isBuyer: boolean; onAsk: () => void }) {
  const t = useT('payments');
  return (
    <div className={classes.ways}>
      {isBuyer ? (
        <PathLink to="orders">{t('payment.title')}</PathLink>
      ) : (
        <PathLink to="adminOrders">{t('payment.manage.title')}</PathLink>
      )}
      {isBuyer && <ActionButton onClick={onAsk}>{t('invoice.new')}</ActionButton>}
    </div>
  );
}
