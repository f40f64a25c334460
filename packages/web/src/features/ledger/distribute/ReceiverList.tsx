import { TextInput } from '@mantine/core';
import { pageCount } from '@shuyuan/contract/kernel/paging';
import { ledgerPageSize } from '@shuyuan/contract/ledger/currencies';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { useT } from '../../../lib/texts.ts';
import { preventEnter } from '../../../ui/keys.ts';
import classes from './Distribute.module.css';
import { type DistributionDraft, without, withSelected } from './distribution-draft.ts';
import { ReceiverRow } from './ReceiverRow.tsx';
import type { Receiver } from './use-receivers.ts';

type Props = {
  people: readonly Receiver[];
  draft: DistributionDraft;
  isTried: boolean;
  onChange: (draft: DistributionDraft) => void;
};

const matching = (people: readonly Receiver[], search: string): readonly Receiver[] => {
  const wanted = search.trim().toLocaleLowerCase();
  return people.filter(({ memberName }) => memberName.toLocaleLowerCase().includes(wanted));
};

/** TEAM-12: the people of the account, found by name, some at a time; "all" means everybody found on every page. */
export function ReceiverList({ people, draft, isTried, onChange }: Props) {
  const t = useT('share');
  const [search, setSearch] = useState('');
  const [wanted, setPage] = useState(1);
  const found = matching(people, search);
  // Whoever has left meanwhile may have been the only one of the last page.
  const page = Math.min(wanted, pageCount(found.length, ledgerPageSize));
  const ids = found.map(({ memberId }) => memberId);
  const selected = ids.filter((id) => draft.has(id)).length;
  const shown = found.slice((page - 1) * ledgerPageSize, page * ledgerPageSize);
  const isAll = selected > 0 && selected === ids.length;
  return (
    <div className={classes.receivers}>
      <TextInput
        data-autofocus
        aria-label={t('ledger.distribute.search')}
        placeholder={t('ledger.distribute.search')}
        leftSection={<Search size={16} aria-hidden />}
        maxLength={50}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setPage(1);
        }}
        onKeyDown={preventEnter}
      />
      {found.length === 0 ? (
        <p className={classes.soft}>{t('ledger.distribute.none')}</p>
      ) : (
        <>
          <label className={classes.all}>
            <input
              type="checkbox"
              ref={(box) => {
                if (box) box.indeterminate = selected > 0 && !isAll;
              }}
              checked={isAll}
              onChange={() => onChange(isAll ? without(draft, ids) : withSelected(draft, ids))}
            />
            {t('ledger.distribute.all', { count: ids.length })}
          </label>
          <ul className={classes.rows} aria-label={t('ledger.distribute.people')}>
            {shown.map((person) => (
              <ReceiverRow
                key={person.memberId}
                person={person}
                coinNum={draft.get(person.memberId)}
                isTried={isTried}
                onChange={(next) => onChange(next(draft))}
              />
            ))}
          </ul>
          {found.length > ledgerPageSize && (
            <ListPager
              paging={{ page, pageSize: ledgerPageSize }}
              recordCount={found.length}
              sizes={[ledgerPageSize]}
              onChange={(paging) => setPage(paging.page)}
            />
          )}
        </>
      )}
    </div>
  );
}
