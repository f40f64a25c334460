import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listBookChecks } from '@shuyuan/contract/ledger/finance.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { AmountText } from '../trades/AmountText.tsx';

type Check = OutputOf<typeof listBookChecks>['items'][number];

export function useCheckColumns(): Column<Check>[] {
  const t = useT('finance');
  const { dateTime, count } = useFormat();
  return [
    { key: 'time', header: t('finance.checks.time'), cell: ({ checkTime }) => dateTime(checkTime) },
    {
      key: 'issued',
      header: t('finance.checks.issued'),
      align: 'end',
      cell: ({ issued }) => <AmountText amount={issued} />,
    },
    { key: 'held', header: t('finance.checks.held'), align: 'end', cell: ({ held }) => <AmountText amount={held} /> },
    { key: 'wrong', header: t('finance.checks.wrong'), align: 'end', cell: ({ wrongNum }) => count(wrongNum) },
    {
      key: 'result',
      header: t('finance.checks.result'),
      cell: ({ isRight }) => (
        <Tag tone={isRight ? 'pine' : 'cinnabar'}>
          {t(isRight ? 'finance.checks.right' : 'finance.checks.notRight')}
        </Tag>
      ),
    },
  ];
}
