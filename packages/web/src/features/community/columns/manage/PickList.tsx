import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { listColumnQuestions } from '@shuyuan/contract/community/column.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ListPager } from '../../../../lib/ListPager.tsx';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../lib/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import classes from './Manage.module.css';
import { PickRow } from './PickRow.tsx';

const pageSize = 10;
const settleMs = 250;

type Props = { columnId: string; accountId: string; chosen: ReadonlySet<string>; onToggle: (id: string) => void };

function NothingToPick({ search }: { search: string }) {
  const t = useT('share');
  return search === '' ? (
    <EmptyState title={t('community.column.pick.empty.title')} text={t('community.column.pick.empty.text')} />
  ) : (
    <EmptyState title={t('community.column.pick.none.title', { search })} text={t('community.column.pick.none.text')} />
  );
}

/** COMM-11: everything the account has published, found by words. */
export function PickList({ columnId, accountId, chosen, onToggle }: Props) {
  const t = useT('share');
  const [typed, setTyped] = useState('');
  const [paging, setPaging] = useState({ page: 1, pageSize });
  const [search] = useDebouncedValue(typed.trim(), settleMs);
  const questions = useRead(
    listColumnQuestions,
    { ...paging, enjoyId: accountId, columnId, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <>
      <TextInput
        type="search"
        aria-label={t('community.column.pick.search')}
        placeholder={t('community.column.pick.search')}
        leftSection={<Search size={16} aria-hidden />}
        maxLength={50}
        value={typed}
        // A form would be sent by it; here it only ends a word.
        onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPaging({ page: 1, pageSize });
        }}
      />
      <ReadStates read={questions} failed={t('community.column.order.failed')} shape="list" count={4}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <NothingToPick search={search} />
          ) : (
            <>
              <ul className={classes.rows} aria-label={t('community.column.pick.list')}>
                {items.map((question) => (
                  <PickRow
                    key={question.id}
                    question={question}
                    isChosen={chosen.has(question.id)}
                    onToggle={() => onToggle(question.id)}
                  />
                ))}
              </ul>
              {recordCount > pageSize && (
                <ListPager paging={paging} recordCount={recordCount} sizes={[pageSize]} onChange={setPaging} />
              )}
            </>
          )
        }
      </ReadStates>
    </>
  );
}
