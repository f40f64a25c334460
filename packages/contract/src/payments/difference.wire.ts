import { z } from 'zod';
import { amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { differenceKinds, differenceStates } from './difference-kinds.ts';
import { orderLimits } from './order-limits.ts';
import { providerNames } from './provider-names.ts';

const base = '/knowledge-operation/payment-difference';
const state = z.literal(differenceStates);

export const listDifferences = endpoint({
  method: 'GET',
  path: `${base}/pages`,
  summary: 'Where the bills of providers and our own records differ, the newest day first (D-119).',
  access: 'ledger.manage',
  input: z.object({
    ...pagingInput,
    pageSize: pagingInput.pageSize.default(orderLimits.pageSize),
    state: state.optional(),
  }),
  output: pageOf(
    z.object({
      id,
      method: z.literal(providerNames),
      day: z.string().describe('of the bill, in Beijing'),
      kind: z.literal(differenceKinds),
      number: z.string().describe('of the order'),
      reference: z.string().describe('what the provider calls the payment; of a refund its number'),
      billMoney: amountOut.nullable(),
      ownMoney: amountOut.nullable(),
      state,
      note: z.string(),
    }),
  ).extend({ openNum: z.int().nonnegative() }),
  errors: [],
});

export const settleDifference = endpoint({
  method: 'PUT',
  path: `${base}/:id/settled`,
  summary: 'Says what a difference came from; audited.',
  access: 'ledger.manage',
  input: z.object({ id, note: text(orderLimits.reasonMax, 1) }),
  output: z.object({ id, state }),
  errors: ['payment.settled-already', 'sensitive.found'],
});

export const exportDifferences = endpoint({
  method: 'GET',
  path: `${base}/export`,
  summary: 'The differences finance has before it as a table for a spreadsheet.',
  access: 'ledger.manage',
  input: z.object({ state: state.optional() }),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'differences.csv' },
});
