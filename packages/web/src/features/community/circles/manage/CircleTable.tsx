import { listManagedCircles } from '@shuyuan/contract/community/circle.wire';
import { ListPager } from '../../../../lib/ListPager.tsx';
import { go } from '../../../../lib/navigation.ts';
import { useRead } from '../../../../lib/queries.ts';
import { tableContent } from '../../../../lib/ReadStates.tsx';
import { usePaging, useSearchParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from './CirclesAdmin.module.css';
import type { ManagedCircle } from './circle-draft.ts';
import { useCircleColumns } from './use-circle-columns.tsx';

export function CircleTable({ onEdit }: { onEdit: (circle: ManagedCircle) => void }) {
  const t = useT('admin');
  const { search = '' } = useSearchParams();
  const paging = usePaging();
  const circles = useRead(listManagedCircles, { ...paging, ...(search && { search }) }, { claims: 'notices' });
  const columns = useCircleColumns(onEdit);
  const find = (text: string): void => go('adminCircles', {}, { search: text || undefined });
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
        content={tableContent(circles, { failed: t('admin.circles.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager
          paging={paging}
          recordCount={circles.data?.recordCount ?? 0}
          onChange={(next) => go('adminCircles', {}, { search: search || undefined, ...next })}
        />
      </div>
    </Panel>
  );
}
