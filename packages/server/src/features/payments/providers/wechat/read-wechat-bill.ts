import type { BillLine } from '../payment-provider.ts';
import { ProviderError } from '../payment-provider.ts';
import { billColumns as columns } from './bill-columns.ts';
import { hundredthsOf } from '../yuan.ts';

type Column = keyof typeof columns;

/** Every value begins with a backtick, so that a spreadsheet leaves it as it is; none has a comma. */
const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.trim().replace(/^`/, ''));

function placesOf(header: string): (cells: readonly string[], column: Column) => string {
  const names = cellsOf(header);
  const missing = Object.values(columns).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new ProviderError('refused', { code: `bill without ${missing.join(', ')}` });
  return (cells, column) => cells[names.indexOf(columns[column])] ?? '';
}

function lineOf(of: (column: Column) => string): BillLine[] {
  const own = { number: of('number'), reference: of('reference') };
  if (of('state') === 'SUCCESS')
    return [{ ...own, kind: 'payment', refundNumber: '', money: hundredthsOf(of('money')) }];
  if (of('state') !== 'REFUND') return [];
  return [{ ...own, kind: 'refund', refundNumber: of('refundNumber'), money: hundredthsOf(of('refundMoney')) }];
}

/** The trade bill of a day, of `bill_type` ALL: its rows up to the sums at the end. */
export function readWechatBill(text: string): readonly BillLine[] {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const placed = placesOf(header);
  return lines
    .filter((line) => line.startsWith('`') && cellsOf(line).length >= cellsOf(header).length)
    .flatMap((line) => lineOf((column) => placed(cellsOf(line), column)));
}
