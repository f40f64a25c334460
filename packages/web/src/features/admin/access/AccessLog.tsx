import { listAccess } from '@shuyuan/contract/admin/access.wire';
import { go } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { AccessFilters, type AccessSearch } from './AccessFilters.tsx';
import { AccessTable } from './AccessTable.tsx';
import { accessFilterOf } from '../audit/audit-filter.ts';
import { AuditPager } from '../audit/AuditPager.tsx';
import { LogTabs } from '../LogTabs.tsx';

const filled = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => Boolean(value)));

/** Who signed in, was refused, signed out or exported people, filtered by what the address says. */
export function AccessLog() {
  const t = useT('admin');
  const { person, action, address, from, to } = useSearchParams();
  const search: AccessSearch = { person, action, address, from, to };
  const paging = usePaging();
  const query = accessFilterOf(search);
  const entries = useRead(listAccess, { ...paging, ...query }, { claims: 'notices' });
  const open = (place: object) => go('adminAudit', {}, { log: 'access', ...filled(place) });
  return (
    <>
      <PageTitle title={t('admin.access.title')} description={t('admin.access.description')} />
      <LogTabs log="access" />
      <Panel padding="flush">
        <AccessFilters key={JSON.stringify(search)} search={search} query={query} onApply={open} />
        <AccessTable entries={entries} />
        <AuditPager
          paging={paging}
          recordCount={entries.data?.recordCount ?? 0}
          onChange={(next) => open({ ...search, ...next })}
        />
      </Panel>
    </>
  );
}
