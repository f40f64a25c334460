import { z } from 'zod';
import { amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { Currency } from './currencies.ts';
import { financeSpans, usualFinanceSpan } from './finance-spans.ts';
import { TradeType } from './trade-types.ts';

const base = '/knowledge-operation/currency/finance';
const month = z.string().describe('as `2026-03`, in the time zone of the installation');

/** The same on the page and in its files. */
const filters = {
  rewardType: z.enum(Currency).default(Currency.coin),
  months: z.literal(financeSpans).default(usualFinanceSpan),
  organizationId: id.optional().describe('a unit with everything below it; absent: the whole company'),
};
/** Of the whole company what the platform paid out and got back; of a unit all that came to its people and teams and went from them. */
const moved = { amountIn: amountOut, amountOut };

export const readFinance = endpoint({
  method: 'GET',
  path: base,
  summary: 'What came to people and teams and went from them, by month and by reason, and what they have.',
  access: 'ledger.manage',
  input: z.object(filters),
  output: z.object({
    held: amountOut.describe('what people and teams have now: what the company owes them'),
    months: z.array(
      z.object({
        month,
        ...moved,
        held: amountOut.nullable().describe('at its end; null: of a unit, whose people come and go'),
      }),
    ),
    kinds: z.array(z.object({ tradeType: z.enum(TradeType), ...moved })),
  }),
  errors: [],
});

const unitOut = z.object({ id, name: z.string(), ...moved, held: amountOut });

export const listFinanceUnits = endpoint({
  method: 'GET',
  path: `${base}/units`,
  summary: 'The units right below one, each with everything below it, and those who belong to it directly.',
  access: 'ledger.manage',
  input: z.object({ ...filters, ...pagingInput }),
  output: pageOf(unitOut).extend({
    above: z
      .array(z.object({ id, name: z.string() }))
      .describe('the units the chosen one lies in, and itself, the widest first'),
    direct: unitOut.omit({ id: true, name: true }).describe('those of the chosen one that belong to none below it'),
  }),
  errors: [],
});

export const exportFinance = endpoint({
  method: 'GET',
  path: `${base}/export`,
  summary: 'Every month by unit and reason, as a table for a spreadsheet.',
  access: 'ledger.manage',
  input: z.object(filters),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'finance.csv' },
});

export const exportFinanceWorkbook = endpoint({
  method: 'GET',
  path: `${base}/workbook`,
  summary: 'The same as an Excel workbook.',
  access: 'ledger.manage',
  input: z.object(filters),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'finance.xlsx' },
});

export const listBookChecks = endpoint({
  method: 'GET',
  path: `${base}/checks`,
  summary: 'What the nightly check of the book came to, the newest first (D-098).',
  access: 'ledger.manage',
  input: z.object({ ...pagingInput, rewardType: filters.rewardType }),
  output: pageOf(
    z.object({
      checkTime: time,
      issued: amountOut,
      held: amountOut,
      accountNum: z.int().nonnegative(),
      tradeNum: z.int().nonnegative(),
      wrongNum: z.int().nonnegative(),
      isRight: z.boolean(),
    }),
  ),
  errors: [],
});
