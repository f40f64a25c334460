import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { offerOut, priceErrors, priceIn } from '../pricing/price-fields.wire.ts';
import { enjoyType } from '../teams/account.wire.ts';
import { columnIntroduceMax, ColumnSort, columnTitleMax, maxColumnChanges } from './columns.ts';
import { questionCardOut } from './question.wire.ts';

const base = '/knowledge-operation/special-column';
const count = z.int().nonnegative();

/** COMM-25. */
export const columnCardOut = z.object({
  id,
  title: z.string(),
  introduce: z.string(),
  headPortraitPath: z.string(),
  comeEnjoyName: z.string(),
  comeEnjoyId: id,
  comeEnjoyType: enjoyType,
  subscribeNum: count,
  contentNum: count,
  subscribeId: id.nullable().describe('null: not subscribed'),
  offer: offerOut.optional().describe('absent: free'),
});

const columnInfoOut = columnCardOut.extend({
  headPortrait: id.nullable().describe('the file, when the picture is no preset'),
  createTime: time,
  updateTime: time,
  isEnjoyAdmin: z.boolean().describe('whether the caller keeps the account it belongs to (D-095)'),
});

const columnFields = {
  title: text(columnTitleMax, 1),
  introduce: text(columnIntroduceMax),
  headPortraitPath: z.string().max(200).optional().describe('a preset of the client'),
  headPortrait: id.optional().describe('a picture of the caller’s own instead'),
  price: priceIn.optional().describe('absent: free, or as it was (D-114)'),
};

export const createColumn = endpoint({
  method: 'POST',
  path: base,
  summary: 'A column of an account whose owner or administrator the caller is (COMM-28).',
  access: 'member',
  input: z.object({ enjoyId: id, ...columnFields, questionIds: z.array(id).max(maxColumnChanges).default([]) }),
  output: idOnly,
  errors: [
    'account.wrong-state',
    'sensitive.found',
    'column.too-many',
    'column.foreign-content',
    'picture.not-yours',
    ...priceErrors,
  ],
  idempotent: true,
});

export const changeColumn = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Another title, introduction, picture or price (COMM-30).',
  access: 'member',
  input: z.object({ id, ...columnFields }),
  output: idOnly,
  errors: ['account.wrong-state', 'sensitive.found', 'picture.not-yours', ...priceErrors],
});

export const removeColumn = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  summary:
    'Takes a column away; what stood in it stays published. Refused while somebody has paid for it (COMM-30, D-137).',
  access: 'member',
  input: idOnly,
  output: idOnly,
  errors: ['account.wrong-state', 'column.has-subscribers'],
});

export const readColumn = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'A column as its readers see it (COMM-30).',
  access: 'member',
  input: idOnly,
  output: columnInfoOut,
  errors: [],
});

export const readColumnForm = endpoint({
  method: 'GET',
  path: `${base}/get-complete-info/:id`,
  summary: 'What the form of whoever keeps it is filled with (COMM-29).',
  access: 'member',
  input: idOnly,
  output: columnInfoOut.extend({ questionIds: z.array(id).describe('in their order') }),
  errors: ['account.wrong-state'],
});

export const readColumnSummary = endpoint({
  method: 'GET',
  path: `${base}/enjoy-column-basic-info`,
  summary: 'How many columns an account has, and how many subscribe to them (COMM-26).',
  access: 'member',
  input: z.object({ enjoyId: id }),
  output: z.object({ columnNum: count, subscribeNum: count, contentNum: count }),
  errors: [],
});

const ofAccount = {
  summary: 'The columns of an account, the newest first (COMM-32, D-136).',
  access: 'member',
  output: pageOf(columnCardOut),
  errors: [],
} as const;

export const listAccountColumns = endpoint({
  method: 'GET',
  path: `${base}/enjoy-column`,
  input: z.object({ ...pagingInput, enjoyId: id }),
  ...ofAccount,
});

/** D-136: the id as the rest of the path. */
export const listAccountColumnsByPath = endpoint({
  method: 'GET',
  path: `${base}/enjoy-column/:enjoyId`,
  input: z.object({ ...pagingInput, enjoyId: id }),
  ...ofAccount,
});

export const listColumnContents = endpoint({
  method: 'GET',
  path: `${base}/column-contents/:id`,
  summary: 'What stands in a column; sort 4 is the order its account gave (COMM-31, D-135).',
  access: 'member',
  input: z.object({
    ...pagingInput,
    id,
    sort: z.literal(Object.values(ColumnSort)).default(ColumnSort.newest),
    isEnjoyAdmin: z.boolean().optional().describe('ignored: rights go by the caller (D-095)'),
  }),
  output: pageOf(questionCardOut),
  errors: [],
});

export const listColumnQuestions = endpoint({
  method: 'GET',
  path: '/knowledge-operation/question/column-question',
  summary: 'What an account has published, and whether it stands in a column already (COMM-11).',
  access: 'member',
  input: z.object({ ...pagingInput, enjoyId: id, columnId: id.optional(), search: text(50).optional() }),
  output: pageOf(questionCardOut.extend({ isInColumn: z.boolean() })),
  errors: ['account.wrong-state'],
});

export const releaseQuestions = endpoint({
  method: 'PUT',
  path: `${base}/release-question`,
  summary: 'Adds to a column, removes from it, or gives its contents another order (COMM-27, D-139).',
  access: 'member',
  input: z.object({
    id,
    add: z.array(id).max(maxColumnChanges).default([]),
    remove: z.array(id).max(maxColumnChanges).default([]),
    move: z.object({ questionId: id, beforeId: id.nullable().describe('null: to the end') }).optional(),
  }),
  output: z.object({ contentNum: count }),
  errors: ['account.wrong-state', 'column.foreign-content', 'column.full', 'column.sold-content'],
});

export const recommendColumns = endpoint({
  method: 'GET',
  path: `${base}/column-recommend`,
  summary: 'The columns most subscribe to that the caller does not (COMM-33).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(columnCardOut),
  errors: [],
});

export const recommendRandomColumns = endpoint({
  method: 'GET',
  path: `${base}/column-recommend/random`,
  summary: 'Any columns, none that was shown already (COMM-33, D-134).',
  access: 'member',
  input: z.object({
    size: z.int().min(1).max(20).default(3),
    shown: z.string().max(2000).default('').describe('ids that are on the screen, joined by commas'),
  }),
  output: z.object({ items: z.array(columnCardOut) }),
  errors: [],
});

export const listSubscribedColumns = endpoint({
  method: 'GET',
  path: `${base}/subscribe-column`,
  summary: 'The columns the caller subscribes to (COMM-34).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(columnCardOut),
  errors: [],
});

export const subscribeColumn = endpoint({
  method: 'POST',
  path: `${base}/subscribe`,
  summary:
    'Subscribes to a column, or no longer; the same again changes nothing (COMM-34). One with a price is bought first (D-138).',
  access: 'member',
  input: z.object({ id, isOn: z.boolean().default(true) }),
  output: z.object({ subscribeId: id.nullable(), subscribeNum: count }),
  errors: ['price.unpaid'],
});
