import { listTemplates } from '@shuyuan/contract/approval/approval-template.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll } from '../../../ui/art/EmptyArt.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PagedPanel } from '../PagedPanel.tsx';
import { type TemplateActions, useTemplateColumns } from './use-template-columns.tsx';

type Props = TemplateActions & { paging: Paging; onPage: (paging: Paging) => void };

export function TemplateTable({ paging, onPage, ...actions }: Props) {
  const t = useT('admin');
  const columns = useTemplateColumns(actions);
  const list = useRead(listTemplates, paging, { claims: 'notices', placeholderData: keepPreviousData });
  const empty = (
    <EmptyState art={<BlankScroll />} title={t('admin.approvals.empty')} text={t('admin.approvals.empty.text')} />
  );
  return (
    <PagedPanel paging={paging} recordCount={list.data?.recordCount ?? 0} onPage={onPage}>
      <DataTable
        caption={t('admin.approvals.view.templates')}
        columns={columns}
        content={tableContent(list, { failed: t('admin.approvals.failed'), empty })}
        rowKey={({ id }) => id}
      />
    </PagedPanel>
  );
}
