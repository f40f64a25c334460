import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import { listCircleQuestions } from '@shuyuan/contract/community/circle.wire';
import * as columns from '@shuyuan/contract/community/column.wire';
import { readDraft } from '@shuyuan/contract/community/draft.wire';
import * as actions from '@shuyuan/contract/community/question-action.wire';
import * as wire from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import * as files from '@shuyuan/contract/files/files.wire';
import { listPurchases } from '@shuyuan/contract/pricing/price.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/test-files.ts';
import { byCards, column, costs, post, pricingOf } from '../../../world/test-pricing.ts';

let world: TestWorld;
let of: ReturnType<typeof pricingOf>;
let team: string;
let circleId: string;
beforeAll(async () => {
  world = await openWorld();
  of = pricingOf(world);
  team = await of.team('hejingxing', { tanmuyang: TeamMemberType.member });
  circleId = String((await world.rows(`select id from knowledge_circle where name = '数据与智能'`))[0]?.['id']);
});
afterAll(() => world.close());

/** Behind what a card shows, within what a summary holds. */
const secret = '真正的办法是先量后改';
const body = `<p>${'铺垫的话。'.repeat(24)}${secret}，后面还有很长。${'正文。'.repeat(40)}</p>`;

/** Everything a reader may call that could carry something of a post. */
const callsOf = (caller: Caller, { id, columnId, topicId }: { id: string; columnId: string; topicId: string }) => [
  caller.call(wire.readQuestion, { id }),
  caller.call(wire.findQuestion, { id }),
  caller.call(wire.listQuestions, { pageSize: 100 }),
  caller.call(wire.listQuestions, { search: secret }),
  caller.call(wire.listHotQuestions, { pageSize: 100 }),
  caller.call(wire.recommendQuestions, { pageSize: 100 }),
  caller.call(wire.recommendBeside, { id, size: 20 }),
  caller.call(wire.listTopicQuestions, { id: topicId }),
  caller.call(wire.listAccountQuestions, { id: team, pageSize: 100 }),
  caller.call(wire.listManagedQuestions, { id: team }),
  caller.call(columns.listColumnContents, { id: columnId }),
  caller.call(columns.listColumnQuestions, { enjoyId: team }),
  caller.call(columns.readColumn, { id: columnId }),
  caller.call(listCircleQuestions, { id: circleId, pageSize: 100 }),
  caller.call(actions.listFollowedQuestions, {}),
  caller.call(actions.listSubscribedQuestions, {}),
  caller.call(actions.listCollectedQuestions, {}),
  caller.call(readDraft, {}),
  caller.call(readDraft, { accountId: team }),
  caller.call(listPurchases, {}),
];

async function goods() {
  const topicId = await of.topicOf('精益生产');
  const form = { title: '要付费才看得到的一篇', content: body, topicIds: [topicId], circleId };
  const id = await of.sell('hejingxing', team, costs(100), form);
  const columnId = (await of.openColumn('hejingxing', team, { questionIds: [id] })).body.id;
  return { id, topicId, columnId };
}

test('[D-122] who has not paid reads title, beginning and price, and nothing else anywhere', async () => {
  const sold = await goods();
  const { id, columnId } = sold;
  const reader = await of.rich(1_000n);
  const caller = await of.as(reader);
  await caller.call(saveAttention, { targetType: AttentionTarget.question, targetId: id, isOn: true });
  await caller.call(columns.subscribeColumn, { id: columnId });
  const info = (await caller.call(wire.readQuestion, { id })).body;
  expect(info).toMatchObject({ title: '要付费才看得到的一篇', content: '', files: [], offer: { isOpen: false } });
  expect(info.summary).toMatch(/^铺垫的话。.*…$/);
  expect([...info.summary].length).toBeLessThanOrEqual(100);
  const answers = await Promise.all(callsOf(caller, sold));
  for (const answer of answers) expect(JSON.stringify(answer.body)).not.toContain(secret);
  // Found by its words all the same, as a card.
  const found = (await caller.call(wire.listQuestions, { search: secret })).body.items;
  expect(found.map((card) => [card.id, card.offer?.isOpen])).toContainEqual([id, false]);
  const carrying = answers.filter((answer) => JSON.stringify(answer.body).includes(id));
  expect(carrying.length).toBeGreaterThan(8);

  await of.buy(reader, post(id), 100);
  const open = (await caller.call(wire.readQuestion, { id })).body;
  expect([open.content, open.summary]).toEqual([expect.stringContaining(secret), expect.stringContaining(secret)]);
});

test('[D-122] a text so short that its summary is all of it is not given away either', async () => {
  const text = '短短一句就说完的办法';
  const id = await of.sell('hejingxing', team, costs(100), { content: `<p>${text}</p>` });
  const lin = await of.as('linzhiyuan');
  expect((await lin.call(wire.readQuestion, { id })).body.summary).toBe('短短一句…');
  expect(JSON.stringify((await lin.call(wire.listQuestions, { pageSize: 100 })).body)).not.toContain(text);
});

test('[D-122] open to its author, the people of its account, who keeps order, and who has a card or the column', async () => {
  const { id } = await goods();
  const left = await of.sell('tanmuyang', team, costs(100), { content: body });
  const card = await of.makeCard();
  const carded = await of.sell('hejingxing', team, byCards(card), { content: body });
  const bundle = await of.sellColumn('hejingxing', team, costs(300), { questionIds: [id, carded] });
  const [holder, subscriber, other] = [await of.newcomer(), await of.rich(1_000n), await of.newcomer()];
  await of.handOut(card, holder);
  await of.buy(subscriber, column(bundle), 300);
  const reads = async (account: string, question: string) =>
    (await (await of.as(account)).call(wire.readQuestion, { id: question })).body.content.includes(secret);
  const seen = async (account: string) => [await reads(account, id), await reads(account, carded)];
  expect(await seen('hejingxing')).toEqual([true, true]);
  expect(await seen('tanmuyang')).toEqual([true, true]);
  expect(await seen('luchengze')).toEqual([true, true]);
  expect(await seen(holder)).toEqual([false, true]);
  expect(await seen(subscriber)).toEqual([true, true]);
  expect(await seen(other)).toEqual([false, false]);
  // Who wrote it reads it also after leaving the account.
  await world.rows(
    `delete from share_account_member where account_id = $1 and member_id = (select id from member where account = 'tanmuyang')`,
    [team],
  );
  expect([await reads('tanmuyang', left), await reads('tanmuyang', id)]).toEqual([true, false]);
  // Taken out of the column it is no longer part of what was bought there; left, what was bought stays.
  const he = await of.as('hejingxing');
  await (await of.as(subscriber)).call(columns.subscribeColumn, { id: bundle, isOn: false });
  expect(await seen(subscriber)).toEqual([true, true]);
  await he.call(columns.releaseQuestions, { id: bundle, remove: [id] });
  expect(await seen(subscriber)).toEqual([false, true]);
});

test('[D-122] the cover is for everybody; pictures, films, documents, their previews and tokens for those who may', async () => {
  const [cover, inside] = [await of.bring('hejingxing', '封面.png'), await of.bring('hejingxing', '图解.png')];
  const film = await of.bring('hejingxing', '讲解.mp4', Buffer.from('a film'));
  const document = await of.bring('hejingxing', '手册.pdf', Buffer.from('a document'));
  const written = await of.sell('hejingxing', team, costs(10), {
    content: `${body}<img src="${inside.path}">`,
    coverFileId: cover.fileId,
  });
  const watched = await of.sell('hejingxing', team, costs(10), { kind: QuestionKind.video, fileIds: [film.fileId] });
  const handed = await of.sell('hejingxing', team, costs(10), { kind: QuestionKind.file, fileIds: [document.fileId] });
  await world.rows(`update file set conversion = 'ready' where id = $1`, [film.fileId]);
  const reader = await of.rich(1_000n);
  const caller = await of.as(reader);
  const statuses = async () => {
    const bytes = [cover, inside, film, document].map(({ path }) => readFile(world, caller, path));
    const smaller = readFile(world, caller, `${inside.path}/small`);
    const previews = [inside, film, document].map(({ fileId }) => caller.call(files.readPreview, { fileId }));
    const token = caller.call(files.readStreamToken, { fileId: film.fileId });
    const place = caller.call(files.savePosition, { id: film.fileId, position: '5' });
    return (await Promise.all([...bytes, smaller, ...previews, token, place])).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 404, 404, 404, 404, 404, 404, 404, 404, 404]);
  for (const name of ['index.m3u8', 'key', '0/index.m3u8'])
    expect((await readFile(world, caller, `${film.path}/hls/${name}?token=x`)).status).toBe(404);
  expect((await caller.call(files.askConversion, { id: film.fileId })).status).toBe(404);
  for (const id of [watched, handed]) {
    const info = (await caller.call(wire.readQuestion, { id })).body;
    expect([info.files, JSON.stringify(info).includes('手册'), JSON.stringify(info).includes('讲解')]).toEqual([
      [],
      false,
      false,
    ]);
  }
  for (const id of [written, watched, handed]) await of.buy(reader, post(id), 10);
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 200]);
  expect((await caller.call(wire.readQuestion, { id: handed })).body.files).toHaveLength(1);
});

test('[D-122] [D-109] what was opened closes with the purchase, its files with it', async () => {
  const document = await of.bring('hejingxing', '表格.pdf', Buffer.from('a table'));
  const id = await of.sell('hejingxing', team, costs(10), { kind: QuestionKind.file, fileIds: [document.fileId] });
  const reader = await of.rich(100n);
  await of.buy(reader, post(id), 10);
  const caller = await of.as(reader);
  expect((await readFile(world, caller, document.path)).status).toBe(200);
  await world.rows('delete from entitlement where business_id = $1', [id]);
  expect((await readFile(world, caller, document.path)).status).toBe(404);
});
