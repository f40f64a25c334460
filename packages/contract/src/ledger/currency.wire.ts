import { z } from 'zod';
import { amountIn, amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { contentTargets } from '../community/question-actions.ts';
import { QuestionKind } from '../community/questions.ts';
import { maxAccountMembers } from '../teams/account-rules.ts';
import { AccountType, Currency, Direction, joinTypeMember, ledgerPageSize } from './currencies.ts';
import { maxGrantReceivers, reasonMax } from './grants.ts';
import { allTrades, TradeType } from './trade-types.ts';

const base = '/knowledge-operation/currency';
const currency = z.enum(Currency);
const holderType = z.union([z.literal(AccountType.person), z.literal(AccountType.team)]);
const tradeType = z.enum(TradeType);
const paging = { ...pagingInput, pageSize: pagingInput.pageSize.default(ledgerPageSize) };

const account = {
  accountCode: id.describe('of a person or a share account'),
  accountType: holderType,
};
const filters = {
  type: z.enum(Direction).optional().describe('1 income, 2 expenditure, absent both (C-26)'),
  rewardType: currency.default(Currency.coin).describe('1 coins, 2 integral (C-26)'),
};

/** LEDGER-05, D-104: of the whole account, in hundredths. */
const billOut = z.object({
  amountIn: amountOut,
  amountOut,
  totalAmount: amountOut.describe('what is there to spend'),
  integralTotalAmount: amountOut,
});

/** LEDGER-04. */
export const tradeOut = z.object({
  id,
  createTime: time,
  type: z.enum(Direction),
  tradeType,
  tradeAmount: amountOut.describe('without a sign'),
  availableBalance: amountOut.describe('after it'),
  createMemberName: z.string().describe('the name somebody signs in with, as it was then (D-111); empty: the platform'),
  createMemberFullName: z.string(),
  detail: z.string().describe('a title or a reason; of a distribution the number of its receivers (D-102)'),
  businessId: id.nullable().describe('what it was for; of a distribution its grant'),
  businessType: z.string().nullable().describe('which kind of thing the business id names'),
  question: z
    .object({ id, kind: z.enum(QuestionKind) })
    .nullable()
    .describe('the post it was for, or the one the answer it was for stands below'),
});

export const readTotalAmount = endpoint({
  method: 'GET',
  path: `${base}/total-amount`,
  summary:
    'What came in, went out and is left (LEDGER-18, LEDGER-23). A person’s for themselves, a team’s for its people; both for whoever manages coins (D-110).',
  access: 'member',
  input: z.object({ ...account, ...filters }),
  output: billOut,
  errors: [],
});

export const readPersonAccount = endpoint({
  method: 'GET',
  path: `${base}/person-currency-account`,
  summary: 'The caller’s own account (LEDGER-24).',
  access: 'member',
  input: z.object({}),
  output: billOut.extend(account),
  errors: [],
});

export const listTrades = endpoint({
  method: 'GET',
  path: `${base}/trade-detail`,
  summary: 'What happened to an account, the newest first (LEDGER-19, LEDGER-25).',
  access: 'member',
  input: z.object({
    ...account,
    ...filters,
    tradeType: z
      .union([tradeType, z.literal(allTrades)])
      .default(allTrades)
      .describe('0: all (C-25)'),
    ...paging,
  }),
  output: pageOf(tradeOut),
  errors: [],
});

export const listGrantItems = endpoint({
  method: 'GET',
  path: `${base}/grant-detail`,
  summary: 'Who received what of a distribution (LEDGER-20, LEDGER-26).',
  access: 'member',
  input: z.object({ grantId: id, ...paging }),
  output: pageOf(z.object({ destinationAccountFullName: z.string(), tradeAmount: amountOut })),
  errors: [],
});

export const distribute = endpoint({
  method: 'POST',
  path: `${base}/enjoy-grant`,
  summary: 'Shares out of what a team has, by its owner, all or nothing (LEDGER-21, LEDGER-27, D-099).',
  access: 'member',
  input: z.object({
    enjoyId: id,
    type: currency,
    grantItems: z
      .array(z.object({ joinId: id, tradeAmount: amountIn, joinType: z.literal(joinTypeMember) }))
      .max(maxAccountMembers),
  }),
  output: z.object({ grantId: id, totalAmount: amountOut, availableBalance: amountOut }),
  errors: [
    'account.wrong-state',
    'ledger.nobody',
    'ledger.not-above-zero',
    'ledger.twice',
    'ledger.not-a-member',
    'ledger.balance-short',
    'ledger.too-much',
  ],
  idempotent: true,
  rateLimit: { max: 30, per: 'caller' },
});

export const reward = endpoint({
  method: 'POST',
  path: `${base}/reward`,
  summary: 'Gives coins for what somebody has published or answered (LEDGER-28, D-108).',
  access: 'member',
  input: z.object({
    targetType: z.enum(contentTargets).default('question'),
    targetId: id,
    tradeAmount: amountIn,
  }),
  output: z.object({ id, tradeAmount: amountOut, availableBalance: amountOut }),
  errors: [
    'question.wrong-state',
    'ledger.own-content',
    'ledger.nobody-there',
    'ledger.outside-range',
    'ledger.balance-short',
    'ledger.too-much',
  ],
  idempotent: true,
  rateLimit: { max: 30, per: 'caller' },
});

export const listRewarders = endpoint({
  method: 'GET',
  path: '/knowledge-operation/question/reward-member-list',
  summary:
    'Who gave coins for something published, the newest first (COMM-16); what was given for an answer stands with the answer.',
  access: 'member',
  input: z.object({ id, ...pagingInput }),
  output: pageOf(
    z.object({
      memberId: id,
      memberName: z.string(),
      portrait: z.string().nullable(),
      tradeAmount: amountOut.describe('all they gave'),
      createTime: time.describe('of the last time'),
    }),
  ).extend({ totalAmount: amountOut }),
  errors: [],
});

export const grantCoins = endpoint({
  method: 'POST',
  path: `${base}/platform-grant`,
  summary: 'Gives from the platform to people or teams, or takes back, all or nothing; audited (D-107).',
  access: 'ledger.manage',
  input: z.object({
    accountType: holderType,
    accountCodes: z.array(id).min(1).max(maxGrantReceivers),
    type: currency,
    direction: z.enum(Direction).default(Direction.income).describe('2: taken back'),
    tradeAmount: amountIn.describe('each of them'),
    reason: text(reasonMax, 1),
  }),
  output: z.object({ id, totalAmount: amountOut }),
  errors: [
    'ledger.not-above-zero',
    'ledger.twice',
    'ledger.nobody-there',
    'ledger.balance-short',
    'ledger.too-much',
    'sensitive.found',
  ],
  idempotent: true,
  rateLimit: { max: 60, per: 'caller' },
});

export const listTenantTrades = endpoint({
  method: 'GET',
  path: `${base}/trade-pages`,
  summary: 'Every trade of the company, the newest first, for whoever manages coins (D-109).',
  access: 'ledger.manage',
  input: z.object({
    ...pagingInput,
    rewardType: currency.default(Currency.coin),
    search: text(50).optional().describe('who did it, whose account it was or what it was for'),
  }),
  output: pageOf(
    z.object({
      id,
      createTime: time,
      tradeType,
      from: z.string().describe('empty: the platform'),
      to: z.string().describe('empty: the platform'),
      toNum: z.int().nonnegative().describe('how many received'),
      createMemberFullName: z.string(),
      detail: z.string(),
      totalAmount: amountOut,
      isReversible: z.boolean(),
      isReversed: z.boolean(),
    }),
  ),
  errors: [],
});

export const reverseTrade = endpoint({
  method: 'POST',
  path: `${base}/reverse`,
  summary: 'Takes a whole trade back by a new one, once; audited (D-098, D-109).',
  access: 'ledger.manage',
  input: z.object({ id, reason: text(reasonMax, 1) }),
  output: z.object({ id }),
  errors: ['ledger.reversed', 'ledger.exchanged', 'ledger.balance-short', 'ledger.too-much', 'sensitive.found'],
  idempotent: true,
});

export const checkBook = endpoint({
  method: 'GET',
  path: `${base}/check`,
  summary: 'Adds the whole book up: what is in circulation, and whether every account is what its entries say.',
  access: 'ledger.manage',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        type: currency,
        issued: amountOut.describe('what the platform has paid out and not taken back'),
        held: amountOut.describe('what people and teams have; the same'),
        accountNum: z.int().nonnegative(),
        tradeNum: z.int().nonnegative(),
        wrongNum: z.int().nonnegative().describe('accounts whose entries say something else: never any'),
      }),
    ),
  }),
  errors: [],
});
