import { listBookChecks } from '@shuyuan/contract/ledger/finance.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { FinanceProps } from './finance-address.ts';
import classes from './Finance.module.css';
import { useCheckColumns } from './use-check-columns.tsx';

/** D-098: whether the book added up, night by night. */
export function BookChecks({ state, onMove }: FinanceProps) {
  const t = useT('finance');
  const columns = useCheckColumns();
  const paging = { page: state.checksPage, pageSize: state.checksSize };
  const read = useRead(
    listBookChecks,
    { rewardType: state.type, ...paging },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const empty = <EmptyState title={t('finance.checks.empty.title')} text={t('finance.checks.empty.text')} />;
  return (
    <Panel title={t('finance.checks')} hint={t('finance.checks.hint')} padding="flush">
      <DataTable
        caption={t('finance.checks')}
        columns={columns}
        rowKey={({ checkTime }) => String(checkTime)}
        content={tableContent(read, { failed: t('finance.checks.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager
          paging={paging}
          recordCount={read.data?.recordCount ?? 0}
          onChange={({ page, pageSize }) => onMove({ checksPage: page, checksSize: pageSize })}
        />
      </div>
    </Panel>
  );
}
