import { listBehaviour } from '@shuyuan/contract/admin/behaviour-log.wire';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { filterOf } from '../audit/audit-filter.ts';
import { AuditPager } from '../audit/AuditPager.tsx';
import { LogTabs } from '../LogTabs.tsx';
import { behaviourAddress } from './behaviour-address.ts';
import { BehaviourFilters } from './BehaviourFilters.tsx';
import { BehaviourTable } from './BehaviourTable.tsx';

/** D-198: pages seen, things done and home pages entered, filtered by what the address says. */
export function BehaviourLog() {
  const t = useT('operation');
  const [place, change] = useAddressState(behaviourAddress);
  const { person, kind, place: page, from, to, ...rest } = place;
  const query = {
    ...(person && { person }),
    ...(kind && { kind }),
    ...(page && { place: page }),
    ...filterOf({ from, to }),
  };
  const paging = { page: rest.page, pageSize: rest.pageSize };
  const entries = useRead(listBehaviour, { ...paging, ...query }, { claims: 'notices' });
  return (
    <>
      <PageTitle title={t('behaviour.title')} description={t('behaviour.text')} />
      <LogTabs log="behaviour" />
      <Panel padding="flush">
        <BehaviourFilters
          key={JSON.stringify(query)}
          place={place}
          query={query}
          onApply={(part) => change({ ...part, page: 1 })}
        />
        <BehaviourTable entries={entries} />
        <AuditPager paging={paging} recordCount={entries.data?.recordCount ?? 0} onChange={change} />
      </Panel>
    </>
  );
}
