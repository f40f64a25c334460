import type { Paging } from '@shuyuan/contract/kernel/paging';
import { useState } from 'react';
import { showNotice } from '../../lib/notices.ts';
import { useT } from '../../lib/texts.ts';
import { NothingFound } from '../../ui/art/EmptyArt.tsx';
import { type Column, DataTable, type Sort } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonTable } from '../../ui/Skeletons.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Specimen } from './Specimen.tsx';

type Entry = { readonly id: string; readonly name: string; readonly coins: number };

export function DataSpecimens() {
  const t = useT('dev');
  const common = useT('common');
  const [paging, setPaging] = useState<Paging>({ page: 3, pageSize: 20 });
  const [sort, setSort] = useState<Sort>({ key: 'coins', direction: 'descending' });
  const entries: Entry[] = [
    { id: '1', name: t('gallery.person.first'), coins: 1280 },
    { id: '2', name: t('gallery.person.second'), coins: 960 },
    { id: '3', name: t('gallery.person.third'), coins: 415 },
  ];
  const rows = sort.direction === 'descending' ? entries : entries.toReversed();
  const done = <Tag tone="pine">{t('gallery.tag.done')}</Tag>;
  const columns: Column<Entry>[] = [
    { key: 'name', header: t('gallery.column.name'), cell: ({ name }) => name },
    { key: 'state', header: t('gallery.column.state'), cell: () => done },
    { key: 'coins', header: t('gallery.column.coins'), cell: ({ coins }) => coins, align: 'end', isSortable: true },
  ];
  const table = { caption: t('gallery.stat.label'), columns, rowKey: ({ id }: Entry) => id };
  const empty = <EmptyState art={<NothingFound />} title={t('gallery.empty.title')} text={t('gallery.empty.text')} />;
  return (
    <Specimen title={t('gallery.section.data')}>
      <Panel padding="flush">
        <DataTable
          {...table}
          content={{ state: 'ready', rows, empty }}
          sort={sort}
          onSort={setSort}
          onOpen={({ name }) => showNotice(name)}
        />
      </Panel>
      <Panel>
        <DataTable {...table} content={{ state: 'ready', rows: [], empty }} />
      </Panel>
      <Panel>
        <DataTable
          {...table}
          content={{ state: 'loading', placeholder: <SkeletonTable label={t('gallery.loading')} /> }}
        />
      </Panel>
      <Pager
        {...paging}
        recordCount={487}
        onChange={setPaging}
        labels={{
          navigation: common('pager.navigation'),
          previous: common('pager.previous'),
          next: common('pager.next'),
          page: (page) => common('pager.page', { page }),
          total: (count) => common('pager.total', { count }),
          pageSize: common('pager.pageSize'),
          pageSizeOption: (count) => common('pager.pageSizeOption', { count }),
        }}
      />
    </Specimen>
  );
}
