import { z } from 'zod';
import { amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id } from '../kernel/fields.wire.ts';
import { type ExpiryPeriod, expiryPeriods } from './expiry-rule.ts';

const path = '/knowledge-operation/currency/exchange';
// The keys of the table.
const periods = Object.keys(expiryPeriods) as ExpiryPeriod[];

export const readExchange = endpoint({
  method: 'GET',
  path,
  summary: 'Whether the caller may exchange points for coins, at which rate, and how many coins are left today.',
  access: 'member',
  input: z.object({}),
  output: z.object({
    rule: z
      .object({ integralPerCoin: z.int(), coinsADay: z.int() })
      .nullable()
      .describe(
        'null: points are not exchanged here; the coins a day are those of the caller, with what their grade adds',
      ),
    coinsLeft: z.int().nonnegative().describe('whole coins the caller may still have today'),
    integral: amountOut.describe('the points the caller has'),
  }),
  errors: [],
});

export const exchangeIntegral = endpoint({
  method: 'POST',
  path,
  summary: 'Exchanges points of the caller for whole coins, both or neither (D-107).',
  access: 'member',
  input: z.object({
    coins: z.int().min(1).max(1_000_000),
    integralPerCoin: z.int().min(1).describe('what the caller was shown; another rate by now is refused'),
  }),
  output: z.object({ id, coins: amountOut.describe('what the caller has now'), integral: amountOut }),
  errors: ['exchange.off', 'exchange.over-limit', 'price.changed', 'ledger.balance-short', 'ledger.too-much'],
  idempotent: true,
  rateLimit: { max: 30, per: 'caller' },
});

export const readExpiries = endpoint({
  method: 'GET',
  path: '/knowledge-operation/currency/expiries',
  summary: 'How many points of the caller expire when, if none are spent; the next twelve days of it at most (D-107).',
  access: 'member',
  input: z.object({}),
  output: z.object({
    rule: z
      .object({ period: z.enum(periods), keptMonths: z.int() })
      .nullable()
      .describe('null: points never expire here'),
    items: z.array(z.object({ lastDay: z.string().describe('on which they are still good'), amount: amountOut })),
  }),
  errors: [],
});
