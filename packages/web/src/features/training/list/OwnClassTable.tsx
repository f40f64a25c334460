import { listClasses } from '@shuyuan/contract/training/class.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ColumnTable } from '../../../shared/columns/ColumnTable.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useOwnClassColumns } from './use-own-class-columns.tsx';

type Props = {
  paging: { readonly page: number; readonly pageSize: number };
  onMove: (change: { page?: number; pageSize?: number }) => void;
};

/** The classes the reader has applied for, the latest application first. */
export function OwnClassTable({ paging, onMove }: Props) {
  const t = useT('classes');
  const list = useRead(
    listClasses,
    { ...paging, box: 'mine' as const },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <Panel padding="flush">
      <ColumnTable
        list="class"
        caption={t('classes.box.mine')}
        columns={useOwnClassColumns()}
        rowKey={({ id }) => id}
        content={tableContent(list, {
          failed: t('classes.failed'),
          empty: <EmptyState title={t('classes.empty.mine')} text={t('classes.empty.mine.text')} />,
        })}
      />
      <ReportPager paging={paging} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
