import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Distributing } from './distributing.ts';
import { DistributionFields } from './DistributionFields.tsx';
import { isSameLedger } from './same-ledger.ts';
import { useDistribution } from './use-distribution.ts';
import { useReceivers } from './use-receivers.ts';

type Props = Distributing & { onClose: () => void };

/** LEDGER-02, LEDGER-11: pick people, enter amounts, see what comes of it, confirm. */
export function DistributeDialog({ account, currency, currencyName, balance, onClose }: Props) {
  const t = useT('share');
  const { people, missing } = useReceivers(account.id);
  const present = missing ? null : people.map(({ memberId }) => memberId);
  const distribution = useDistribution({ enjoyId: account.id, currency, balance, present, onDone: onClose });
  const { form, draft, total, isBusy, send } = distribution;
  return (
    <DraftDialog
      form={form}
      title={t('ledger.distribute.title', { currency: currencyName })}
      submitLabel={t('ledger.distribute.submit')}
      width={640}
      isBusy={isBusy}
      isSamePlace={isSameLedger}
      onSend={send}
      onClose={onClose}
    >
      {missing ? (
        <ReadStates read={missing} failed={t('ledger.distribute.failed')} shape="list" count={5}>
          {() => null}
        </ReadStates>
      ) : (
        <DistributionFields
          {...{ people, draft, balance, total }}
          isTried={form.isTried}
          onChange={(shares) => form.change({ shares })}
          onSplit={() => void form.validate()}
        />
      )}
    </DraftDialog>
  );
}
