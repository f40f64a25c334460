import { Button } from '@mantine/core';
import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import classes from './Buy.module.css';

type Props = {
  price: Amount;
  /** The balance of whoever pays, afterwards; below zero it cannot be paid. */
  left: Amount;
  /** Why it cannot be paid yet, whatever they have. */
  obstacle?: string | undefined;
  refusal: string | null;
  isBusy: boolean;
  onPay: () => void;
  onClose: () => void;
};

/** Everything that stands in the way of paying, and the word of whoever pays. */
export function PayActions({ price, left, obstacle, refusal, isBusy, onPay, onClose }: Props) {
  const t = useT('share');
  const common = useT('common');
  const format = useFormat();
  const coin = useCoinName();
  const lacking = left < 0n ? t('pricing.dialog.short', { amount: format.price(amount(0n - left)), coin }) : null;
  return (
    <>
      <div role="alert" className={classes.refusal}>
        {refusal !== null && <p>{refusal}</p>}
        {lacking !== null && (
          <p>
            {lacking} <a href={href('learncoinManage')}>{t('pricing.dialog.toAccount', { coin })}</a>
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {common('dialog.cancel')}
        </Button>
        <ActionButton
          loading={isBusy}
          disabledReason={obstacle ?? lacking ?? undefined}
          onClick={() => (isBusy ? undefined : onPay())}
        >
          {t('pricing.dialog.confirm', { amount: format.price(price), coin })}
        </ActionButton>
      </div>
    </>
  );
}
