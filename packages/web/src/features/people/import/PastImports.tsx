import { listImports } from '@shuyuan/contract/people/member-import.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { go } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useImportColumns } from './use-import-columns.tsx';

/** Who imported what, and what came of it; each leads to its own page. */
export function PastImports() {
  const t = useT('admin');
  const paging = usePaging();
  const imports = useRead(listImports, paging, { claims: 'notices', placeholderData: keepPreviousData });
  const empty = <EmptyState title={t('admin.import.past.empty')} text={t('admin.import.past.emptyText')} />;
  return (
    <>
      <Panel title={t('admin.import.past.title')} padding="flush">
        <DataTable
          caption={t('admin.import.past.title')}
          columns={useImportColumns()}
          rowKey={({ id }) => id}
          content={tableContent(imports, { failed: t('admin.import.past.failed'), empty })}
        />
      </Panel>
      <ListPager
        paging={paging}
        recordCount={imports.data?.recordCount ?? 0}
        onChange={(next) => go('adminImport', {}, next)}
      />
    </>
  );
}
