import { listManagedCertificates } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import type { ListProps } from '../../certificates-address.ts';
import { CertificateFilters } from './CertificateFilters.tsx';
import { useCertificateColumns } from './use-certificate-columns.tsx';

/** The certificates the reader made; all of them for those who manage all courses. */
export function CertificateList({ state: address, onMove }: ListProps) {
  const t = useT('courses');
  const study = useT('study');
  const { search, state, page, pageSize } = address;
  const list = useRead(
    listManagedCertificates,
    { page, pageSize, ...(search && { search }), ...(state && { state }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const isFiltered = search !== '' || state !== undefined;
  const empty = (
    <EmptyState
      title={isFiltered ? t('certificates.none') : study('certificates.empty')}
      text={t(isFiltered ? 'courses.none.text' : 'certificates.manage.empty.text')}
    />
  );
  return (
    <Panel padding="flush">
      <CertificateFilters state={address} onMove={onMove} />
      <DataTable
        caption={study('certificates.view.manage')}
        columns={useCertificateColumns()}
        rowKey={({ id }) => id}
        content={tableContent(list, { failed: study('certificates.failed'), empty })}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
