import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';

type Row = { readonly name: string; readonly shown: number; readonly opened: number; readonly finished: number };
type Props = { title: string; heading: string; rows: readonly Row[] };

/** How much was shown, how much of it was opened, and how much of that was finished. */
export function SumsTable({ title, heading, rows }: Props) {
  const t = useT('recommend');
  const format = useFormat();
  const shareOf = (count: number, whole: number): string =>
    whole === 0
      ? format.count(count)
      : t('recommend.report.share', { count: format.count(count), share: format.percent(count / whole) });
  const column = (key: 'shown' | 'opened' | 'finished', cell: (row: Row) => string): Column<Row> => ({
    key,
    header: t(`recommend.report.${key}`),
    align: 'end',
    cell,
  });
  const columns: Column<Row>[] = [
    { key: 'name', header: heading, cell: ({ name }) => name },
    column('shown', ({ shown }) => format.count(shown)),
    column('opened', ({ opened, shown }) => shareOf(opened, shown)),
    column('finished', ({ finished, opened }) => shareOf(finished, opened)),
  ];
  return (
    <Panel title={title} padding="flush">
      <DataTable
        caption={title}
        columns={columns}
        rowKey={({ name }) => name}
        content={{ state: 'ready', rows, empty: null }}
      />
    </Panel>
  );
}
