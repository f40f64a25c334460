import { z } from 'zod';
import { amountIn, amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { cardBenefitsMax, cardNameMax, maxCardMembers, sellableTypes } from './cards.ts';
import { offerOut } from './price-fields.wire.ts';
import { seatLimits } from './seat-limits.ts';

const sellable = { businessType: z.enum(sellableTypes), businessId: id };
const base = '/knowledge-operation/currency';

export const readOffer = endpoint({
  method: 'GET',
  path: `${base}/offer`,
  summary: 'What something costs, whether the caller may use it, and what they have to spend.',
  access: 'member',
  input: z.object(sellable),
  output: offerOut.extend({
    title: z.string(),
    balance: amountOut,
    seatPayers: z
      .array(z.object({ id: id.nullable(), name: z.string(), balance: amountOut }))
      .describe('who may pay for seats of others: null is the caller, else a share account of theirs; empty: nobody'),
  }),
  errors: [],
});

export const listWiderOffers = endpoint({
  method: 'GET',
  path: `${base}/wider-offers`,
  summary: 'The columns for sale that open something too, the newest first, at most ten (D-122).',
  access: 'member',
  input: z.object(sellable),
  output: z.object({ items: z.array(z.object({ ...sellable, title: z.string(), offer: offerOut })) }),
  errors: [],
});

export const countBuyers = endpoint({
  method: 'GET',
  path: `${base}/buyers`,
  summary:
    'How many have paid for something, alone or with a column it stands in: for those who sell it and for moderators, before they take it away.',
  access: 'member',
  input: z.object(sellable),
  output: z.object({
    buyerNum: z.int().nonnegative(),
    refundNum: z
      .int()
      .nonnegative()
      .describe('those of them who bought it on its own: they are refunded when it is removed'),
  }),
  errors: [],
});

export const purchase = endpoint({
  method: 'POST',
  path: `${base}/purchase`,
  summary:
    'Buys with coins: paid and open at once, or neither (D-121). One is for the caller; more are seats to hand out, for directors and owners of share accounts, at the price of the range their number falls in (D-115).',
  access: 'member',
  input: z.object({
    ...sellable,
    quantity: z.int().min(1).max(seatLimits.orderMax).default(1),
    payerId: id.nullable().default(null).describe('the share account that pays for seats; null: the caller'),
    discountCoin: amountIn.describe('what the caller was shown for one; another price by now is refused'),
  }),
  output: z.object({ id: id.nullable().describe('null: nothing was to be paid'), availableBalance: amountOut }),
  errors: ['price.changed', 'price.not-for-sale', 'price.owned', 'ledger.balance-short', 'ledger.too-much'],
  idempotent: true,
  rateLimit: { max: 30, per: 'caller' },
});

export const listPurchases = endpoint({
  method: 'GET',
  path: `${base}/purchase-pages`,
  summary: 'What the caller has bought, the newest first.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(
    z.object({
      ...sellable,
      title: z.string(),
      discountCoin: amountOut,
      createTime: time,
      isThere: z.boolean(),
      giverName: z.string().nullable().describe('who handed it out as a seat; null: bought by oneself'),
    }),
  ),
  errors: [],
});

const cardOut = z.object({
  id,
  cardName: z.string(),
  benefits: z.string(),
  days: z.int().nullable().describe('how long it holds; null: without an end'),
  memberNum: z.int().nonnegative(),
  isActive: z.boolean(),
});
const cardFields = {
  cardName: text(cardNameMax, 1),
  benefits: text(cardBenefitsMax).default(''),
  days: z.int().min(1).max(3_660).nullable().default(null),
};
const cards = '/knowledge-operation/vip-card';

export const offerCards = endpoint({
  method: 'GET',
  path: `${cards}/select`,
  summary: 'The cards a price may be bound to: at most 50, by name (D-120).',
  access: 'member',
  input: z.object({ search: text(50).optional() }),
  output: z.object({ items: z.array(z.object({ id, cardName: z.string() })) }),
  errors: [],
});

export const listMyCards = endpoint({
  method: 'GET',
  path: `${cards}/mine`,
  summary: 'The cards the caller holds, those that have ended last.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(cardOut.omit({ memberNum: true }).extend({ fromTime: time, endTime: time.nullable() })),
  errors: [],
});

export const readCard = endpoint({
  method: 'GET',
  path: `${cards}/:id`,
  summary: 'A card as anybody of the company sees it, and whether the caller holds it (D-191).',
  access: 'member',
  input: z.object({ id }),
  output: cardOut.omit({ memberNum: true }).extend({
    hold: z
      .object({ fromTime: time, endTime: time.nullable(), isValid: z.boolean().describe('opens something now') })
      .nullable()
      .describe('null: not one of the caller’s'),
  }),
  errors: [],
});

export const listCardContents = endpoint({
  method: 'GET',
  path: `${cards}/:id/contents`,
  summary: 'What a card opens and the caller may see, columns first, the newest of each first (D-191).',
  access: 'member',
  input: z.object({ id, ...pagingInput }),
  output: pageOf(z.object({ ...sellable, title: z.string(), comeEnjoyName: z.string() })),
  errors: [],
});

export const listCards = endpoint({
  method: 'GET',
  path: `${cards}/pages`,
  summary: 'Every card of the company (D-120).',
  access: 'ledger.manage',
  input: z.object({ ...pagingInput, search: text(50).optional() }),
  output: pageOf(cardOut),
  errors: [],
});

export const createCard = endpoint({
  method: 'POST',
  path: cards,
  summary: 'A new card; audited.',
  access: 'ledger.manage',
  input: z.object(cardFields),
  output: idOnly,
  errors: ['card.name-taken', 'sensitive.found'],
});

export const changeCard = endpoint({
  method: 'PUT',
  path: `${cards}/:id`,
  summary: 'Renames a card, describes it, or ends it: one that is not active opens nothing; audited.',
  access: 'ledger.manage',
  input: z.object({ id, ...cardFields, isActive: z.boolean().default(true) }),
  output: idOnly,
  errors: ['card.name-taken', 'sensitive.found'],
});

export const listCardMembers = endpoint({
  method: 'GET',
  path: `${cards}/:id/members`,
  summary: 'Who holds a card.',
  access: 'ledger.manage',
  input: z.object({ id, ...pagingInput }),
  output: pageOf(z.object({ memberId: id, memberName: z.string(), fromTime: time, endTime: time.nullable() })),
  errors: [],
});

export const giveCard = endpoint({
  method: 'POST',
  path: `${cards}/:id/members`,
  summary: 'Gives a card to people from now on; who holds it holds it anew; audited.',
  access: 'ledger.manage',
  input: z.object({ id, memberIds: z.array(id).min(1).max(maxCardMembers) }),
  output: idOnly,
  errors: ['card.ended', 'card.unknown-person'],
});

export const takeCard = endpoint({
  method: 'DELETE',
  path: `${cards}/:id/members`,
  summary: 'Takes a card from somebody; audited.',
  access: 'ledger.manage',
  input: z.object({ id, memberId: id }),
  output: idOnly,
  errors: [],
});
