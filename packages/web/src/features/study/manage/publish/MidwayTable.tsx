import type { Paging } from '@shuyuan/contract/kernel/paging';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { type Column, DataTable } from '../../../../ui/DataTable.tsx';
import classes from './Publish.module.css';
import type { PublishPreview } from './publish-preview.ts';

type Props = { preview: PublishPreview; paging: Paging; onPaging: (paging: Paging) => void };

function useMidwayColumns(): Column<PublishPreview['items'][number]>[] {
  const t = useT('courses');
  const format = useFormat();
  const percent = (value: number): string => format.percent(value / 100);
  return [
    { key: 'name', header: t('courses.midway.column.name'), cell: ({ fullName }) => <bdi>{fullName}</bdi> },
    {
      key: 'keep',
      header: t('courses.midway.column.keep'),
      align: 'end',
      cell: ({ percentage }) => percent(percentage),
    },
    {
      key: 'move',
      header: t('courses.midway.column.move'),
      align: 'end',
      cell: ({ percentageAfter }) => percent(percentageAfter),
    },
  ];
}

/** People midway: how far they are, and how far they would be in the new version. */
export function MidwayTable({ preview: { items, recordCount }, paging, onPaging }: Props) {
  const t = useT('courses');
  const format = useFormat();
  const columns = useMidwayColumns();
  const caption = t('courses.midway.caption', { count: format.count(recordCount) });
  return (
    <div>
      <p className={classes.title}>{caption}</p>
      <DataTable
        caption={caption}
        rowKey={({ memberId }) => memberId}
        columns={columns}
        content={{ state: 'ready', rows: items, empty: null }}
      />
      {recordCount > paging.pageSize && <ListPager paging={paging} recordCount={recordCount} onChange={onPaging} />}
    </div>
  );
}
