import * as columns from '@shuyuan/contract/community/column.wire';
import { moderate } from '@shuyuan/contract/community/question-action.wire';
import * as questions from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { type SellableType, sellableTypes } from '@shuyuan/contract/pricing/cards';
import { countBuyers, readOffer } from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundSold } from '../features/pricing/purchase/refund-sold.ts';
import { type Refund, refundJob } from '../features/pricing/index.ts';
import { costs, openPricing, type PricingCompany } from '../world/tests/money/test-pricing.ts';
import { shelves } from './shelves.ts';

type Caller = Awaited<ReturnType<PricingCompany['as']>>;

let of: PricingCompany;
beforeAll(async () => {
  of = await openPricing();
});
afterAll(() => of.close());

const seller = 'hejingxing';
const price = 300;
const text = '换型前先列出所有步骤，把能在停机前完成的动作移到停机之外，再逐项计时，最后写进标准作业卡。';
const content = `<p>${text}</p>`;

type Answer = { readonly status: number; readonly body: { readonly errorCode?: number } };
type Sold = { readonly id: string; readonly fileId?: string; readonly questionId: string };
type Story = {
  readonly sell: () => Promise<Sold>;
  /** Every way whoever sells it could take it from those who bought it. */
  readonly takings: Readonly<Record<string, (by: Caller, sold: Sold) => Promise<Answer>>>;
  /** Null: moderators take away posts, not these. */
  readonly moderate: ((by: Caller, sold: Sold) => Promise<Answer>) | null;
};

const edit = (by: Caller, { questionId: id, fileId }: Sold, words: string, keepsFile = true): Promise<Answer> =>
  by.call(questions.updateQuestion, {
    id,
    title: '一份换型手册',
    content: `<p>${words}</p>`,
    topicIds: [],
    fileIds: keepsFile && fileId !== undefined ? [fileId] : [],
  });

async function withOwnFile(by: Caller, sold: Sold): Promise<Answer> {
  const { fileId } = await of.bring(seller, '空白.pdf', Buffer.from('nothing'));
  return edit(by, { ...sold, fileId }, text);
}

/** Each cut alone is small. */
async function cutBitByBit(by: Caller, sold: Sold): Promise<Answer> {
  const cut = [40, 34, 28, 20, 10, 1].map((length) => text.slice(0, length));
  for (const words of cut) {
    const answer = await edit(by, sold, words);
    if (answer.status !== 200) return answer;
  }
  return { status: 200, body: {} };
}

const takings: Story['takings'] = {
  'removes the post': (by, { questionId }) => by.call(questions.removeQuestion, { id: questionId }),
  'empties its text': (by, sold) => edit(by, sold, '。'),
  'puts another text there': (by, sold) =>
    edit(by, sold, '本文已下架，感谢各位的支持，欢迎关注我们的其他文章，敬请期待。'),
  'exchanges its file': withOwnFile,
};

/** Stories of what the company sells stand in `sold-courses.test.ts`, `sold-items.test.ts`, `subject-prices.test.ts`, `sold-exams.test.ts`, `sold-lives.test.ts`. */
type CommunityType = Extract<SellableType, 'question' | 'column'>;
const communityTypes = sellableTypes.filter((type): type is CommunityType => type === 'question' || type === 'column');
const companyTypes = ['course', 'libraryItem', 'subject', 'exam', 'live'] as const satisfies readonly Exclude<
  SellableType,
  CommunityType
>[];

/** A kind of thing that is new in `sellableTypes` does not compile until it stands here. */
const stories: Readonly<Record<CommunityType, Story>> = {
  question: {
    sell: async () => {
      const { fileId } = await of.bring(seller, '手册.pdf', Buffer.from('a document'));
      const form = { kind: QuestionKind.file, content, fileIds: [fileId], title: '一份换型手册' };
      const id = await of.sell(seller, of.teamId, costs(price), form);
      return { id, fileId, questionId: id };
    },
    takings: { ...takings, 'cuts its text bit by bit': cutBitByBit },
    moderate: (by, { id }) => by.call(moderate, { id, step: 'remove', reason: '抄来的' }),
  },
  column: {
    sell: async () => {
      const { fileId } = await of.bring(seller, '手册.pdf', Buffer.from('a document'));
      const form = of.article(of.teamId, {
        kind: QuestionKind.file,
        content,
        fileIds: [fileId],
        title: '一份换型手册',
      });
      const questionId = await of.published(seller, form);
      return {
        id: await of.sellColumn(seller, of.teamId, costs(price), { questionIds: [questionId] }),
        fileId,
        questionId,
      };
    },
    takings: {
      ...takings,
      'removes the column': (by, { id }) => by.call(columns.removeColumn, { id }),
      'takes its contents out': (by, { id, questionId }) =>
        by.call(columns.releaseQuestions, { id, remove: [questionId] }),
    },
    moderate: null,
  },
};

test('everything that is sold has its story here', () => {
  expect(shelves.map(({ businessType }) => businessType).toSorted()).toEqual([...sellableTypes].toSorted());
  expect([...Object.keys(stories), ...companyTypes].toSorted()).toEqual([...sellableTypes].toSorted());
});

const all = communityTypes.flatMap((businessType) =>
  Object.entries(stories[businessType].takings).map(([way, take]) => ({ businessType, way, take })),
);

test.each(all)('[D-137] [D-123] whoever sells a $businessType $way only while nobody has paid', async (one) => {
  const { businessType, take } = one;
  const by = await of.as(seller);
  const unsold = await stories[businessType].sell();
  expect((await take(by, unsold)).status).toBe(200);
  const sold = await stories[businessType].sell();
  const buyer = await of.rich();
  await of.buy(buyer, { businessType, businessId: sold.id }, price);
  const answer = await take(by, sold);
  expect([answer.status, answer.body.errorCode]).toEqual([422, expect.toBeOneOf([34140, 34141, 34142, 39012])]);
  const read = (await (await of.as(buyer)).call(questions.readQuestion, { id: sold.questionId })).body;
  expect(read.files).toEqual([expect.objectContaining({ id: sold.fileId })]);
  expect(read.content).toContain(text.slice(0, 34));
});

test.each(communityTypes)(
  '[D-125] a bought %s is read on when its account is closed, by its buyer alone',
  async (businessType) => {
    const { id, questionId } = await stories[businessType].sell();
    const [buyer, other] = [await of.rich(), await of.newcomer()];
    await of.buy(buyer, { businessType, businessId: id }, price);
    const setState = (state: string) =>
      of.world.rows('update share_account set state = $2 where id = $1', [of.teamId, state]);
    await setState('closed');
    const [kept, refused] = await Promise.all(
      [buyer, other].map(async (account) => (await of.as(account)).call(questions.readQuestion, { id: questionId })),
    );
    await setState('active');
    expect([kept?.status, kept?.body.content, refused?.status]).toEqual([200, content, 404]);
  },
);

test.each(communityTypes)('[D-137] nothing changes when taking a %s away is refused', async (businessType) => {
  const { sell, takings: ways } = stories[businessType];
  const sold = await sell();
  await of.buy(await of.rich(), { businessType, businessId: sold.id }, price);
  const by = await of.as(seller);
  for (const [way, take] of Object.entries(ways)) {
    if (take === cutBitByBit || take === withOwnFile) continue;
    const before = await of.snapshot();
    expect((await take(by, sold)).status, way).toBe(422);
    expect(await of.snapshot(), way).toBe(before);
  }
});

test.each(communityTypes)(
  '[D-137] who sells a %s, and who keeps order, reads how many have paid',
  async (businessType) => {
    const { id: businessId } = await stories[businessType].sell();
    const thing = { businessType, businessId };
    const numFor = async (account: string) => {
      const { status, body } = await (await of.as(account)).call(countBuyers, thing);
      return status === 200 ? body.buyerNum : status;
    };
    expect(await numFor(seller)).toBe(0);
    const buyers = [await of.rich(), await of.rich()];
    for (const buyer of buyers) await of.buy(buyer, thing, price);
    expect([await numFor(seller), await numFor('luchengze')]).toEqual([2, 2]);
    expect([await numFor('linzhiyuan'), await numFor(String(buyers[0]))]).toEqual([403, 403]);
    expect((await of.world.visitor.call(countBuyers, thing)).status).toBe(401);
    expect((await (await of.as(seller)).call(countBuyers, { ...thing, businessId: 'nothing' })).status).toBe(404);
  },
);

test('[D-137] whoever bought a post with its column is counted apart: nobody pays them back when the post is removed', async () => {
  const { id: businessId, questionId } = await stories.column.sell();
  await of.buy(await of.rich(), { businessType: 'column', businessId }, price);
  const thing = { businessType: 'question', businessId: questionId } as const;
  const { body } = await (await of.as('luchengze')).call(countBuyers, thing);
  expect(body).toEqual({ buyerNum: 1, refundNum: 0 });
});

test('[D-137] [D-147] whoever bought a column is told what a moderator takes out of it, once, and keeps the rest', async () => {
  const { id: columnId, questionId } = await stories.column.sell();
  const [buyers, stranger] = [[await of.rich(), await of.rich()], await of.rich()];
  for (const buyer of buyers) await of.buy(buyer, { businessType: 'column', businessId: columnId }, price);
  const before = await of.coinsOf(String(buyers[0]));
  const dean = await of.as('luchengze');
  expect((await dean.call(moderate, { id: questionId, step: 'remove', reason: '抄来的' })).status).toBe(200);
  const told = await of.world.rows(
    `select payload::jsonb -> 'receivers' as receivers, payload::jsonb -> 'values' as values, payload ->> 'link' as link
     from graphile_worker._private_jobs where payload ->> 'text' = 'removedFromColumn'
     and payload::jsonb -> 'subject' ->> 'id' = $1`,
    [columnId],
  );
  expect(told).toEqual([
    {
      receivers: (await Promise.all(buyers.map((buyer) => of.idOf(buyer)))).toSorted(),
      values: { title: '一份换型手册', column: expect.any(String) },
      link: `/share-team/team-column-detail?id=${columnId}`,
    },
  ]);
  expect(JSON.stringify(told)).not.toContain(await of.idOf(stranger));
  expect(await of.coinsOf(String(buyers[0]))).toBe(before);
  const kept = await (await of.as(String(buyers[0]))).call(readOffer, { businessType: 'column', businessId: columnId });
  expect(kept.body).toMatchObject({ isOpen: true });
});

test('[D-123] what was bought may still be corrected, and is free to be cut again when every purchase was taken back', async () => {
  const sold = await stories.question.sell();
  const buyer = await of.rich();
  await of.buy(buyer, { businessType: 'question', businessId: sold.id }, price);
  const by = await of.as(seller);
  expect((await edit(by, sold, `${text}补充：每周复盘一次。`)).status).toBe(200);
  await of.world.rows('delete from entitlement where business_id = $1', [sold.id]);
  expect((await edit(by, sold, '。')).status).toBe(200);
});

/** What waits for a worker, done as one would. */
async function refund(): Promise<void> {
  const rows = await of.world.rows(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [refundJob],
  );
  for (const { payload } of rows) await refundSold(shelves)(of.world.installation.system, payload as Refund);
  // Told twice, nobody is paid or told twice.
  for (const { payload } of rows) await refundSold(shelves)(of.world.installation.system, payload as Refund);
}

/** What somebody is told, whether it has been delivered yet or not; what has the same key is delivered once. */
const noticesOf = async (account: string) =>
  of.world.rows(
    `select distinct payload ->> 'key' as key, payload ->> 'text' as text, payload::jsonb -> 'values' as values from graphile_worker._private_jobs
     where payload ->> 'text' in ('refunded', 'teamRefunded') and payload::jsonb -> 'receivers' ? $1`,
    [await of.idOf(account)],
  );

const moderated = communityTypes.flatMap((businessType) => {
  const { sell, moderate: take } = stories[businessType];
  return take ? [{ businessType, sell, take }] : [];
});

test.each(moderated)(
  '[D-125] [D-109] a $businessType a moderator removes is paid back to everybody, who are told',
  async (story) => {
    const { businessType, sell, take } = story;
    const sold = await sell();
    const thing = { businessType, businessId: sold.id };
    const buyers = [await of.rich(1_000n), await of.rich(1_000n), await of.rich(1_000n)];
    for (const buyer of buyers) await of.buy(buyer, thing, price);
    const dean = await of.as('luchengze');
    // The account has shared out all but what one and a half of them paid: the platform stands in for the rest.
    const has = await of.earnedBy(of.teamId);
    await of.share(seller, of.teamId, { [seller]: String(BigInt(String(has)) - 450n) });
    expect(await of.earnedBy(of.teamId)).toBe(450n);
    expect((await take(dean, sold)).status).toBe(200);
    await refund();
    for (const buyer of buyers) {
      expect(await of.coinsOf(buyer)).toBe(1_000n);
      expect(await noticesOf(buyer)).toEqual([
        {
          key: expect.any(String),
          text: 'refunded',
          values: { title: '一份换型手册', amount: expect.stringContaining('3.00') },
        },
      ]);
    }
    expect(await of.earnedBy(of.teamId)).toBe(0n);
    expect(await of.faults()).toEqual([]);
    expect(await of.entitlementsOf(sold.id)).toEqual([]);
    expect(await noticesOf(seller)).toEqual([
      {
        key: expect.any(String),
        text: 'teamRefunded',
        values: { title: '一份换型手册', count: 3, amount: expect.stringContaining('9.00') },
      },
    ]);
    const [audited] = await of.world.rows(
      `select after from audit_entry where action = 'question.removed' and subject_id = $1`,
      [sold.id],
    );
    expect(audited?.['after']).toMatchObject({ count: 3 });
    // Brought back, it is for sale again, also to those who were paid back.
    expect((await dean.call(moderate, { id: sold.id, step: 'restore', reason: '' })).status).toBe(200);
    expect((await (await of.as(String(buyers[0]))).call(readOffer, thing)).body).toMatchObject({ isOpen: false });
    expect((await of.buy(String(buyers[0]), thing, price)).status).toBe(200);
    await refund();
    expect(await of.coinsOf(String(buyers[0]))).toBe(700n);
  },
);

test('[D-125] [D-109] who bought at a server whose clock runs ahead is paid back like everybody else', async () => {
  const { id: businessId } = await stories.question.sell();
  const buyer = await of.rich(1_000n);
  await of.buy(buyer, { businessType: 'question', businessId }, price);
  await of.world.rows(`update entitlement set created_at = created_at + interval '5 seconds' where business_id = $1`, [
    businessId,
  ]);
  const dean = await of.as('luchengze');
  expect((await dean.call(moderate, { id: businessId, step: 'remove', reason: '抄来的' })).status).toBe(200);
  await refund();
  expect(await of.coinsOf(buyer)).toBe(1_000n);
});

test('[D-125] removed ten times at once, and taken back by hand meanwhile, a purchase is paid back once', async () => {
  const { id: businessId } = await stories.question.sell();
  const buyers = [await of.rich(1_000n), await of.rich(1_000n)];
  const bought = [];
  for (const buyer of buyers)
    bought.push((await of.buy(buyer, { businessType: 'question', businessId }, price)).body.id);
  const dean = await of.as('luchengze');
  const removal = { id: businessId, step: 'remove', reason: '抄来的' } as const;
  const answers = await Promise.all(Array.from({ length: 10 }, () => dean.call(moderate, removal)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(422)]);
  const reversal = { id: String(bought[0]), reason: '重复付款' };
  const [, ...reversed] = await Promise.all([
    refund(),
    ...Array.from({ length: 5 }, () => dean.call(reverseTrade, reversal)),
  ]);
  for (const { status } of reversed) expect([200, 422]).toContain(status);
  await refund();
  for (const buyer of buyers) expect(await of.coinsOf(buyer)).toBe(1_000n);
  expect(await of.faults()).toEqual([]);
});
