import { listPacks } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from '../Packs.module.css';
import { usePackColumns } from './use-pack-columns.tsx';

type ListState = { readonly search: string; readonly page: number; readonly pageSize: number };
type Props = { state: ListState; onMove: (change: Partial<ListState>) => void };

/** D-181: the packs pushed to somebody's people, with how far these are. */
export function PackList({ state: { search, page, pageSize }, onMove }: Props) {
  const t = useT('packs');
  const list = useRead(
    listPacks,
    { page, pageSize, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const empty =
    search === '' ? (
      <EmptyState title={t('packs.none')} text={t('packs.none.text')} />
    ) : (
      <EmptyState title={t('packs.none.found')} />
    );
  return (
    <Panel title={t('packs.title')} padding="flush">
      <div className={classes.filters}>
        <SearchBox
          className={classes.search}
          label={t('packs.search')}
          placeholder={t('packs.search')}
          clearLabel={t('packs.search.clear')}
          initialValue={search}
          onSearch={(name) => onMove({ search: name, page: 1 })}
          onClear={() => onMove({ search: '', page: 1 })}
        />
      </div>
      <DataTable
        caption={t('packs.title')}
        columns={usePackColumns()}
        content={tableContent(list, { failed: t('packs.failed'), empty })}
        rowKey={({ id }) => id}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
