import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from './CirclesAdmin.module.css';
import type { ManagedCircle } from './circle-draft.ts';
import { useCircleColumns } from './use-circle-columns.tsx';
import { useManagedCircles } from './use-managed-circles.ts';

export function CircleTable({ onEdit }: { onEdit: (circle: ManagedCircle) => void }) {
  const t = useT('admin');
  const { read, search, paging, find, onPage } = useManagedCircles();
  const columns = useCircleColumns(onEdit);
  const empty = search ? (
    <EmptyState title={t('admin.circles.none.title', { search })} text={t('admin.circles.none.text')} />
  ) : (
    <EmptyState title={t('admin.circles.empty.title')} text={t('admin.circles.empty.text')} />
  );
  return (
    <Panel padding="flush">
      <SearchBox
        className={classes.search}
        label={t('admin.circles.search')}
        placeholder={t('admin.circles.search')}
        clearLabel={t('admin.words.search.clear')}
        initialValue={search}
        onSearch={find}
        onClear={() => find('')}
      />
      <DataTable
        caption={t('admin.circles.title')}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(read, { failed: t('admin.circles.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={onPage} />
      </div>
    </Panel>
  );
}
