import { coinsOfRefund } from '@shuyuan/contract/payments/refunds';
import { useCoinName } from '../../../../lib/coin-name.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { AmountInput } from '../../../../ui/AmountInput.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { amountIn } from '../../../../ui/typed-amount.ts';
import classes from '../../Payments.module.css';
import type { CompanyOrder } from '../use-company-order-columns.tsx';
import type { RefundDraft } from './use-refund-form.ts';

type Props = { order: CompanyOrder; form: DraftForm<RefundDraft> };

/** The coins that go with so much money, by the rule the server takes them by; null while it is none of the order. */
function coinsOf({ money, coins, refunded, refundedCoins, left }: CompanyOrder, text: string) {
  const part = amountIn(text);
  if (part === null || part <= 0n || part > BigInt(left)) return null;
  const sums = { money: BigInt(money), coins: BigInt(coins), refunded: BigInt(refunded) };
  return coinsOfRefund(part, { ...sums, refundedCoins: BigInt(refundedCoins) });
}

/** How much goes back and how, and the coins it takes. */
export function RefundSum({ order, form }: Props) {
  const t = useT('payments');
  const format = useFormat();
  const coin = useCoinName();
  const { person, money, left, ways } = order;
  const { draft, problems, change } = form;
  const taken = coinsOf(order, draft.money);
  const wrong = t('refund.money.wrong', { left: format.price(left) });
  const paid = { name: person.fullName, money: format.price(money), left: format.price(left) };
  return (
    <>
      <HintText>{t('refund.left', paid)}</HintText>
      <AmountInput
        label={t('refund.money')}
        text={draft.money}
        invalid={wrong}
        error={problems.money}
        required
        hasFocus
        onChange={(text) => change({ money: text })}
      />
      <output className={classes.sum}>
        {taken !== null && t('refund.takes', { coins: format.price(taken), coin })}
      </output>
      {ways.length > 1 && (
        <ChoiceField
          label={t('refund.way')}
          choices={ways}
          nameOf={(way) => t(`refund.way.${way}`)}
          value={draft.way}
          onChange={(way) => change({ way })}
        />
      )}
      <HintText>{t(`refund.way.${draft.way}.text`)}</HintText>
    </>
  );
}
