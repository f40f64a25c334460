import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { Distributing } from './distributing.ts';
import { DistributionFields } from './DistributionFields.tsx';
import { isSameLedger } from './same-ledger.ts';
import { useDistribution } from './use-distribution.ts';
import { useReceivers } from './use-receivers.ts';

type Props = Distributing & { onClose: () => void };

/** LEDGER-02, LEDGER-11: pick people, enter amounts, see what comes of it, confirm. */
export function DistributeDialog({ account, currency, currencyName, balance, onClose }: Props) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const { people, missing } = useReceivers(account.id);
  const present = missing ? null : people.map(({ memberId }) => memberId);
  const distribution = useDistribution({ enjoyId: account.id, currency, balance, present, onDone: onClose });
  const { draft, change, isTried, judge, total, error, isBusy, submit } = distribution;
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('ledger.distribute.title', { currency: currencyName })}
      submitLabel={t('ledger.distribute.submit')}
      width={640}
      isBusy={isBusy}
      isDirty={draft.size > 0}
      isSamePlace={isSameLedger}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {missing ? (
        <ReadStates read={missing} failed={t('ledger.distribute.failed')} shape="list" count={5}>
          {() => null}
        </ReadStates>
      ) : (
        <DistributionFields {...{ people, draft, isTried, balance, total }} onChange={change} onSplit={judge} />
      )}
    </FormDialog>
  );
}
