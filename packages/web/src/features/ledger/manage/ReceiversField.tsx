import { AccountType } from '@shuyuan/contract/ledger/currencies';
import { maxGrantReceivers } from '@shuyuan/contract/ledger/grants';
import { useT } from '../../../lib/texts.ts';
import { PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import { ChosenList } from '../../../ui/ChosenList.tsx';
import { AccountSearch } from './AccountSearch.tsx';
import { type GrantDraft, type Receiver, withReceiver } from './grant-draft.ts';

/** A search leaves out those chosen last; one chosen long ago and found again is simply not taken twice. */
const leftOut = 40;

type ChosenProps = { receivers: readonly Receiver[]; onRemove: (id: string) => void };

function Chosen({ receivers, onRemove }: ChosenProps) {
  const t = useT('admin');
  const isFull = receivers.length >= maxGrantReceivers;
  const summary = (
    <>
      {t('admin.coins.chosen', { count: receivers.length })}
      {isFull && ` · ${t('admin.coins.chosen.full', { max: maxGrantReceivers })}`}
    </>
  );
  return (
    <ChosenList
      chosen={receivers}
      summary={summary}
      removeLabel={(name) => t('admin.coins.chosen.take', { name })}
      onRemove={onRemove}
    />
  );
}

type Props = {
  draft: Pick<GrantDraft, 'accountType' | 'receivers'>;
  problem: string | null | undefined;
  onChange: (receivers: readonly Receiver[]) => void;
};

export function ReceiversField({ draft: { accountType, receivers }, problem, onChange }: Props) {
  const t = useT('admin');
  const exceptIds = receivers.slice(-leftOut).map(({ id }) => id);
  const add = (one: Receiver) => onChange(withReceiver(receivers, one));
  return (
    <>
      {accountType === AccountType.person ? (
        <PersonSearch
          label={t('admin.coins.find.2')}
          placeholder={t('admin.coins.find.type')}
          noneFound={t('admin.coins.find.none')}
          error={problem}
          exceptIds={exceptIds}
          onChoose={({ id, fullName }) => add({ id, name: fullName })}
        />
      ) : (
        <AccountSearch label={t('admin.coins.find.3')} error={problem} exceptIds={exceptIds} onChoose={add} />
      )}
      <Chosen receivers={receivers} onRemove={(id) => onChange(receivers.filter((receiver) => receiver.id !== id))} />
    </>
  );
}
