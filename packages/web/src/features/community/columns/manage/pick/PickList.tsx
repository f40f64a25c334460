import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { ListPager } from '../../../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../../lib/texts.ts';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { preventEnter } from '../../../../../ui/keys.ts';
import classes from '../Manage.module.css';
import { PickRow } from './PickRow.tsx';
import { pickPageSize, usePickable } from './use-pickable.ts';

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
  const { read, typed, type, search, paging, setPaging } = usePickable(columnId, accountId);
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
        onKeyDown={preventEnter}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <ReadStates read={read} failed={t('community.column.order.failed')} shape="list" count={4}>
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
              {recordCount > pickPageSize && (
                <ListPager paging={paging} recordCount={recordCount} sizes={[pickPageSize]} onChange={setPaging} />
              )}
            </>
          )
        }
      </ReadStates>
    </>
  );
}
