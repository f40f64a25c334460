import { listAudit } from '@shuyuan/contract/admin/audit.wire';
import { go, goInstead } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { type AuditSearch, filterOf } from './audit-filter.ts';
import { LogTabs } from '../LogTabs.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';

const filled = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => Boolean(value)));

/** D-034: the trail, filtered by what the address says. */
export function ChangeLog() {
  const t = useT('admin');
  const { actor, action, kind, subject, from, to, page, pageSize, open: opened } = useSearchParams();
  const search: AuditSearch = { actor, action, kind, subject, from, to };
  const paging = usePaging();
  const entries = useRead(listAudit, { ...paging, ...filterOf(search) }, { claims: 'notices' });
  const open = (place: AuditSearch) => go('adminAudit', {}, filled(place));
  const here = { ...search, page, pageSize };
  return (
    <>
      <PageTitle title={t('admin.audit.title')} description={t('admin.audit.description')} />
      <LogTabs log="changes" />
      <Panel padding="flush">
        <AuditFilters key={JSON.stringify(search)} search={search} onApply={open} />
        <AuditList
          entries={entries}
          paging={paging}
          opened={opened}
          onOpen={(id) =>
            id ? go('adminAudit', {}, filled({ ...here, open: id })) : goInstead('adminAudit', {}, filled(here))
          }
          onPage={(next) => go('adminAudit', {}, { ...filled(search), ...next })}
          onOnly={({ subject: { kind: only, id } }) => open({ kind: only, subject: id })}
        />
      </Panel>
    </>
  );
}
