import { listCertificateHolders } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import type { ListProps } from '../../certificates-address.ts';
import { HolderFilters } from './HolderFilters.tsx';
import { useHolderColumns } from './use-holder-columns.tsx';

/** The people it was issued to, the last one first. */
export function HoldersPanel({ id, state, onMove }: ListProps & { id: string }) {
  const t = useT('courses');
  const study = useT('study');
  const { search, held, page, pageSize } = state;
  const query = { id, ...(search && { search }), ...(held && { state: held }) };
  const list = useRead(
    listCertificateHolders,
    { ...query, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const isFiltered = search !== '' || held !== undefined;
  const empty = (
    <EmptyState
      title={t(isFiltered ? 'certificates.holders.none' : 'certificates.holders.empty')}
      text={t(isFiltered ? 'courses.none.text' : 'certificates.holders.empty.text')}
    />
  );
  return (
    <Panel padding="flush">
      <HolderFilters state={state} onMove={onMove} query={query} />
      <DataTable
        caption={t('certificates.tab.holders')}
        columns={useHolderColumns()}
        rowKey={(holder) => holder.id}
        content={tableContent(list, { failed: study('certificates.failed'), empty })}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
