import { AccountType, Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { FormProblems } from '../../../shared/forms/use-draft-form.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { Choice } from './Choice.tsx';
import { eachOf, type GrantDraft, totalOf } from './grant-draft.ts';
import classes from './Manage.module.css';
import { ReasonField } from './ReasonField.tsx';
import { ReceiversField } from './ReceiversField.tsx';
import { useCurrencyNames } from './use-currency-names.ts';

type Props = {
  draft: GrantDraft;
  problems: FormProblems<GrantDraft>;
  onChange: (change: Partial<GrantDraft>) => void;
};

function Total({ draft }: { draft: GrantDraft }) {
  const t = useT('admin');
  const format = useFormat();
  const names = useCurrencyNames();
  const [each, total] = [eachOf(draft), totalOf(draft)];
  const values = each !== null &&
    total !== null && {
      currency: names[draft.currency],
      count: format.count(draft.receivers.length),
      each: format.price(each),
      total: format.price(total),
    };
  return (
    <p className={classes.total} aria-live="polite">
      {values && t('admin.coins.total', values)}
    </p>
  );
}

export function GrantFields({ draft, problems, onChange }: Props) {
  const t = useT('admin');
  const names = useCurrencyNames();
  return (
    <>
      <Choice
        label={t('admin.coins.direction')}
        value={draft.direction}
        options={[
          { value: Direction.income, label: t('admin.coins.direction.1') },
          { value: Direction.expenditure, label: t('admin.coins.direction.2') },
        ]}
        onChange={(direction) => onChange({ direction })}
      />
      <Choice
        label={t('admin.coins.currency')}
        value={draft.currency}
        options={[
          { value: Currency.coin, label: names[Currency.coin] },
          { value: Currency.integral, label: names[Currency.integral] },
        ]}
        onChange={(currency) => onChange({ currency })}
      />
      <Choice
        label={t('admin.coins.receivers')}
        value={draft.accountType}
        options={[
          { value: AccountType.person, label: t('admin.coins.receivers.2') },
          { value: AccountType.team, label: t('admin.coins.receivers.3') },
        ]}
        onChange={(accountType) => onChange({ accountType, receivers: [] })}
      />
      <ReceiversField draft={draft} problem={problems.receivers} onChange={(receivers) => onChange({ receivers })} />
      <AmountInput
        label={t('admin.coins.amount')}
        required
        text={draft.amount}
        invalid={t('admin.coins.amount.invalid')}
        error={problems.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <ReasonField value={draft.reason} problem={problems.reason} onChange={(reason) => onChange({ reason })} />
      <Total draft={draft} />
    </>
  );
}
