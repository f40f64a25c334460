import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listFinanceUnits } from '@shuyuan/contract/ledger/finance.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { AmountText } from '../trades/AmountText.tsx';
import { financeInput, type FinanceProps } from './finance-address.ts';
import classes from './Finance.module.css';

type Units = OutputOf<typeof listFinanceUnits>;
/** Null: those who belong to the chosen unit itself. */
type Row = Units['direct'] & { readonly id: string | null; readonly name: string };

function useUnitColumns(open: (id: string) => void): Column<Row>[] {
  const t = useT('finance');
  const amounts = [
    ['amountIn', t('finance.received')],
    ['amountOut', t('finance.spent')],
    ['held', t('finance.held')],
  ] as const;
  return [
    {
      key: 'unit',
      header: t('finance.unit'),
      cell: ({ id, name }) =>
        id === null ? (
          <bdi>{name}</bdi>
        ) : (
          <button type="button" className={classes.unit} onClick={() => open(id)}>
            <bdi>{name}</bdi>
          </button>
        ),
    },
    ...amounts.map(([key, header]) => ({
      key,
      header,
      align: 'end' as const,
      cell: (row: Row) => <AmountText amount={row[key]} />,
    })),
  ];
}

function UnitPath({ above, open }: Pick<Units, 'above'> & { open: (id: string | undefined) => void }) {
  const t = useT('finance');
  if (above.length < 2) return null;
  return (
    <nav aria-label={t('finance.units.path')} className={classes.path}>
      {above.map(({ id, name }, at) =>
        at === above.length - 1 ? (
          <bdi key={id} aria-current="true">
            {name}
          </bdi>
        ) : (
          <button key={id} type="button" className={classes.unit} onClick={() => open(at === 0 ? undefined : id)}>
            <bdi>{name}</bdi>
          </button>
        ),
      )}
    </nav>
  );
}

/** The sums of each unit: received, spent and held; a unit leads to those below it. */
export function FinanceUnits({ state, onMove }: FinanceProps) {
  const t = useT('finance');
  const open = (unit: string | undefined): void => onMove({ unit, page: 1 });
  const columns = useUnitColumns(open);
  const input = { ...financeInput(state), page: state.page, pageSize: state.pageSize };
  const read = useRead(listFinanceUnits, input, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <Panel title={t('finance.units')} padding="flush">
      <ReadStates read={read} failed={t('finance.units.failed')} shape="list" count={3}>
        {({ items, direct, above, recordCount }) => {
          const name = t('finance.units.direct', { name: above.at(-1)?.name ?? '' });
          return (
            <>
              <UnitPath above={above} open={open} />
              <DataTable
                caption={t('finance.units')}
                columns={columns}
                rowKey={({ id }) => id ?? ''}
                content={{ state: 'ready', rows: [...items, { id: null, name, ...direct }], empty: null }}
              />
              <div className={classes.pager}>
                <ListPager paging={state} recordCount={recordCount} onChange={onMove} />
              </div>
            </>
          );
        }}
      </ReadStates>
    </Panel>
  );
}
