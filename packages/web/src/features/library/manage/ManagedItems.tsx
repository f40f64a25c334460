import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { ListProps } from '../library-address.ts';
import { LibrarySearch } from '../list/LibrarySearch.tsx';
import { useItemColumns } from './use-item-columns.tsx';
import { useManagedItems } from './use-managed-items.ts';

/** The items the reader brought; all of them for those who manage everything. */
export function ManagedItems({ state, onMove }: ListProps) {
  const t = useT('library');
  const columns = useItemColumns();
  const list = useManagedItems(state);
  const { search, page, pageSize } = state;
  const none = search ? 'none' : 'unmanaged';
  const empty = <EmptyState title={t(`library.${none}.title`)} text={t(`library.${none}.text`)} />;
  return (
    <Stack gap={12}>
      <LibrarySearch state={state} onMove={onMove} />
      <Panel padding="flush">
        <DataTable
          caption={t('library.view.manage')}
          columns={columns}
          content={tableContent(list, { failed: t('library.failed'), empty })}
          rowKey={({ id }) => id}
        />
      </Panel>
      <ListPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Stack>
  );
}
