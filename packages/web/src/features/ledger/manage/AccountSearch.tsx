import { TextInput } from '@mantine/core';
import { listAccounts } from '@shuyuan/contract/teams/account.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { isEnter } from '../../../ui/keys.ts';
import type { Receiver } from './grant-draft.ts';
import classes from './Manage.module.css';

const shown = 5;

type Props = {
  label: string;
  error: string | null | undefined;
  exceptIds: readonly string[];
  onChoose: (account: Receiver) => void;
};

/** Finds a share account by a part of its name; Enter takes the first, each found one is a button as well. */
export function AccountSearch({ label, error, exceptIds, onChoose }: Props) {
  const t = useT('admin');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(
    listAccounts,
    { search, page: 1, pageSize: shown + exceptIds.length },
    { enabled: search !== '', claims: 'notices', placeholderData: keepPreviousData },
  );
  const accounts =
    search === '' ? [] : (found.data?.items ?? []).filter(({ id }) => !exceptIds.includes(id)).slice(0, shown);
  const choose = ({ id, name }: Receiver) => {
    setText('');
    onChoose({ id, name });
  };
  const words = found.isError ? (refusalText(found.error) ?? t('admin.coins.find.failed')) : t('admin.coins.find.none');
  return (
    <div className={classes.finder}>
      <TextInput
        label={label}
        placeholder={t('admin.coins.find.type')}
        error={error}
        maxLength={50}
        autoComplete="off"
        leftSection={<Search size={16} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter takes the first name instead of sending the form around it.
          if (!isEnter(event)) return;
          event.preventDefault();
          if (accounts[0]) choose(accounts[0]);
        }}
      />
      <div aria-live="polite">
        {search !== '' && !found.isPending && accounts.length === 0 && <p className={classes.soft}>{words}</p>}
        {accounts.length > 0 && (
          <ul className={classes.found}>
            {accounts.map((account) => (
              <li key={account.id}>
                <button type="button" className={classes.account} onClick={() => choose(account)}>
                  <Face name={account.name} src={account.headPortraitPath} size={28} isNamed />
                  <bdi>{account.name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
