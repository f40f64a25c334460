import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { Card } from './card-draft.ts';
import classes from './Cards.module.css';
import { useCardColumns } from './use-card-columns.tsx';
import type { useCards } from './use-cards.ts';

type Props = {
  cards: ReturnType<typeof useCards>;
  onEdit: (card: Card) => void;
  onPeople: (card: Card) => void;
};

export function CardTable({ cards: { read, search, paging }, onEdit, onPeople }: Props) {
  const t = useT('admin');
  const columns = useCardColumns({ onEdit, onPeople });
  const find = (text: string): void => changeSearch({ search: text || undefined, page: undefined });
  const empty = search ? (
    <EmptyState title={t('admin.cards.none.title', { search })} text={t('admin.cards.none.text')} />
  ) : (
    <EmptyState title={t('admin.cards.empty.title')} text={t('admin.cards.empty.text')} />
  );
  return (
    <Panel padding="flush">
      <SearchBox
        className={classes.search}
        label={t('admin.cards.search')}
        placeholder={t('admin.cards.search')}
        clearLabel={t('admin.words.search.clear')}
        initialValue={search}
        onSearch={find}
        onClear={() => find('')}
      />
      <DataTable
        caption={t('admin.cards.title')}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(read, { failed: t('admin.cards.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager
          paging={paging}
          recordCount={read.data?.recordCount ?? 0}
          onChange={(next) => changeSearch({ ...next })}
        />
      </div>
    </Panel>
  );
}
