import { listDeadLetters } from '@shuyuan/contract/admin/health.wire';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { go } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './HealthPage.module.css';
import { useLetterColumns } from './use-letter-columns.tsx';

/** Jobs nobody tries any more, with what went wrong and what can be done. */
export function DeadLetters() {
  const t = useT('admin');
  const paging = usePaging();
  const columns = useLetterColumns();
  const letters = useRead(listDeadLetters, paging, { claims: 'notices' });
  const empty = (
    <EmptyState title={t('admin.health.letters.empty.title')} text={t('admin.health.letters.empty.text')} />
  );
  return (
    <Panel title={t('admin.health.letters')} padding="flush">
      <DataTable
        caption={t('admin.health.letters')}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(letters, { failed: t('admin.health.letters.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager
          paging={paging}
          recordCount={letters.data?.recordCount ?? 0}
          onChange={(next) => go('adminHealth', {}, next)}
        />
      </div>
    </Panel>
  );
}
