import { listTeamUnits } from '@shuyuan/contract/centre/director/director.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { addressCodec, addressPaging, useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { useUnitColumns } from './use-unit-columns.tsx';

const address = addressCodec(addressPaging());

/** The units right below a team beside each other. */
export function TeamUnits({ id }: { id: string }) {
  const t = useT('director');
  const [{ page, pageSize }, move] = useAddressState(address);
  const list = useRead(listTeamUnits, { id, page, pageSize }, { claims: 'notices', placeholderData: keepPreviousData });
  const empty = <EmptyState title={t('director.team.units.none')} />;
  return (
    <Panel title={t('director.team.units')} padding="flush">
      <DataTable
        caption={t('director.team.units')}
        columns={useUnitColumns()}
        content={tableContent(list, { failed: t('director.units.failed'), empty })}
        rowKey={(unit) => unit.id}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={move} />
    </Panel>
  );
}
