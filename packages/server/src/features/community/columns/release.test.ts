import * as wire from '@shuyuan/contract/community/column.wire';
import { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { maxAccountColumns, maxColumnContents } from '@shuyuan/contract/community/columns';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { columnsOf } from '../../../world/tests/community/test-columns.ts';
import { storeBytes, readFile } from '../../../world/tests/files/test-files.ts';
import { drawing } from '../../../world/tests/files/test-pictures.ts';
import { whileChanging } from '../../../world/test-races.ts';

let world: TestWorld;
let told: ReturnType<typeof columnsOf>;
let lin: Caller;
let tang: Caller;
let team: string;
beforeAll(async () => {
  world = await openWorld();
  told = columnsOf(world);
  [lin, tang] = [await told.as('linzhiyuan'), await told.as('tangyuwei')];
  team = await told.team('tangyuwei', { leishengnan: TeamMemberType.administrator, tanmuyang: TeamMemberType.member });
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const several = async (count: number) => {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await told.publish('tangyuwei', team));
  return ids;
};
const picture = async (account: string) =>
  storeBytes(world, { name: 'cover.png', bytes: await drawing({ width: 40, height: 20 }), purpose: 'draft', account });
const newsOf = async (who: Caller) =>
  (await who.call(listNotices, {})).body.items.filter(({ kind }) => kind === 'subscription');

test('[COMM-27] D-139: put in at the end, taken out, moved; the count goes with it', async () => {
  const [a = '', b = '', c = '', d = ''] = await several(4);
  const { id } = (await told.create('tangyuwei', team, { questionIds: [a, b] })).body;
  const release = async (change: object) => (await tang.call(wire.releaseQuestions, { id, ...change })).body;
  expect(await release({ add: [d, c, a] })).toEqual({ contentNum: 4 });
  expect(await told.orderOf(id)).toEqual([a, b, d, c]);
  expect(await release({ move: { questionId: c, beforeId: a } })).toEqual({ contentNum: 4 });
  expect(await release({ move: { questionId: a, beforeId: null } })).toEqual({ contentNum: 4 });
  expect(await told.orderOf(id)).toEqual([c, b, d, a]);
  expect(await release({ remove: [b, b, 'nothing'] })).toEqual({ contentNum: 3 });
  expect(await told.orderOf(id)).toEqual([c, d, a]);
  expect((await lin.call(wire.readColumn, { id })).body.contentNum).toBe(3);
});

test('[COMM-27] many who move, add and remove at once: nothing is lost, nothing is there twice', async () => {
  const ids = await several(12);
  const [kept, added, removed] = [ids.slice(0, 8), ids.slice(8, 10), ids.slice(10)];
  const { id } = (await told.create('tangyuwei', team, { questionIds: [...kept, ...removed] })).body;
  const lei = await told.as('leishengnan');
  const moves = kept.map((questionId, index) => ({ questionId, beforeId: index % 2 === 0 ? null : (kept[0] ?? null) }));
  const answers = await Promise.all([
    ...moves.map((move, index) => (index % 2 === 0 ? tang : lei).call(wire.releaseQuestions, { id, move })),
    ...added.map((one) => lei.call(wire.releaseQuestions, { id, add: [one] })),
    ...removed.map((one) => tang.call(wire.releaseQuestions, { id, remove: [one] })),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const order = await told.orderOf(id);
  expect(order.toSorted()).toEqual([...kept, ...added].toSorted());
  const places = await world.rows('select count(distinct position)::int from column_content where column_id = $1', [
    id,
  ]);
  expect(places).toEqual([{ count: order.length }]);
  expect((await lin.call(wire.readColumn, { id })).body.contentNum).toBe(order.length);
  // Whatever moved last to the end stands behind whoever moved there before: a move is never half.
  await tang.call(wire.releaseQuestions, { id, move: { questionId: kept[3] ?? '', beforeId: null } });
  expect((await told.orderOf(id)).at(-1)).toBe(kept[3]);
});

test('[COMM-34] D-138: subscribers hear of what is new, once, and neither its author nor who put it there', async () => {
  const [a = '', b = ''] = await several(2);
  const { id } = (await told.create('tangyuwei', team, { title: '消息栏' })).body;
  for (const account of ['linzhiyuan', 'tangyuwei', 'leishengnan'])
    await (await told.as(account)).call(wire.subscribeColumn, { id });
  const lei = await told.as('leishengnan');
  await lei.call(wire.releaseQuestions, { id, add: [a, b] });
  await told.runJobs();
  const [news, ...more] = await newsOf(lin);
  expect([news, more]).toMatchObject([{ text: 'updated', values: { column: '消息栏' } }, []]);
  expect([await newsOf(tang), await newsOf(lei)]).toEqual([[], []]);
  // Taken out and put in again is nothing new.
  await lei.call(wire.releaseQuestions, { id, remove: [a] });
  await lei.call(wire.releaseQuestions, { id, add: [a] });
  await told.runJobs();
  expect(await newsOf(lin)).toHaveLength(1);
  // What is gone before the job runs is no news.
  const [c = ''] = await several(1);
  await lei.call(wire.releaseQuestions, { id, add: [c] });
  await world.rows(`update question set state = 'removed' where id = $1`, [c]);
  await told.runJobs();
  expect(await newsOf(lin)).toHaveLength(1);
});

test('[COMM-28] a picture of one’s own is the cover; another keeper keeps it, the next replaces it', async () => {
  const first = await picture('tangyuwei');
  const { id } = (await told.create('tangyuwei', team, { headPortrait: first.fileId })).body;
  const shown = async () => (await lin.call(wire.readColumn, { id })).body;
  expect(await shown()).toMatchObject({ headPortraitPath: first.path, headPortrait: first.fileId });
  expect((await readFile(world, lin, first.path)).status).toBe(200);
  const lei = await told.as('leishengnan');
  await lei.call(wire.changeColumn, { id, title: '换名', introduce: '', headPortrait: first.fileId });
  expect(await shown()).toMatchObject({ title: '换名', headPortraitPath: first.path });
  const outsider = await told.welcomeOutsider();
  expect((await readFile(world, outsider, first.path)).status).toBe(404);
  await lei.call(wire.changeColumn, { id, title: '换名', introduce: '', headPortraitPath: 'preset:column-2' });
  expect(await shown()).toMatchObject({ headPortraitPath: 'preset:column-2', headPortrait: null });
  expect(await world.rows('select id from file where id = $1', [first.fileId])).toEqual([]);
});

test('[COMM-30] a column that is removed gives its picture back', async () => {
  const { fileId } = await picture('tangyuwei');
  const { id } = (await told.create('tangyuwei', team, { headPortrait: fileId })).body;
  const [file] = await world.rows('select storage_key from file where id = $1', [fileId]);
  const { storage } = world.installation.system;
  expect(await storage.stat(String(file?.['storage_key']))).not.toBeNull();
  expect((await tang.call(wire.removeColumn, { id })).status).toBe(200);
  expect(await world.rows('select id from file where id = $1', [fileId])).toEqual([]);
  expect(await storage.stat(String(file?.['storage_key']))).toBeNull();
  expect(await world.rows('select is_removed, cover, cover_file_id from special_column where id = $1', [id])).toEqual([
    { is_removed: true, cover: 'preset:column-1', cover_file_id: null },
  ]);
});

test('[COMM-27] [COMM-30] D-095: whoever loses the right while the call is on its way changes nothing', async () => {
  const { id } = (await told.create('tangyuwei', team)).body;
  const [question = ''] = await several(1);
  const lei = await told.as('leishengnan');
  const calls: (() => Promise<{ status: number }>)[] = [
    () => lei.call(wire.changeColumn, { id, title: '夺来', introduce: '' }),
    () => lei.call(wire.releaseQuestions, { id, add: [question] }),
    () => lei.call(wire.removeColumn, { id }),
  ];
  // As it is done: the account is held while its people change.
  const statement = `with held as (update share_account set updated_at = now() where id = $1)
    delete from share_account_member where account_id = $1 and member_id = $2`;
  const values = [team, await told.idOf('leishengnan')];
  const before = await told.snapshot();
  for (const call of calls) {
    expect((await whileChanging(world, { statement, values }, call)).status).toBe(403);
    await told.put(team, 'leishengnan', TeamMemberType.administrator);
  }
  expect(await told.snapshot()).toBe(before);
});

test('[COMM-27] [COMM-28] refused: foreign content, too much, banned words, foreign pictures; nothing is changed', async () => {
  const other = await told.team('hejingxing');
  const foreign = await told.publish('hejingxing', other);
  const waiting = await told.publish('tangyuwei', team, { state: 'pending' });
  const [own = ''] = await several(1);
  const { id } = (await told.create('tangyuwei', team, { questionIds: [own] })).body;
  const lins = await picture('linzhiyuan');
  const before = await told.snapshot();
  const release = (change: object) => tang.call(wire.releaseQuestions, { id, ...change });
  const words = { id, title: '正经', introduce: '' };
  const answers = [
    await release({ add: [own, foreign] }),
    await release({ add: [waiting] }),
    await release({ remove: [own], add: ['nothing'] }),
    await release({ move: { questionId: foreign, beforeId: null } }),
    await release({ move: { questionId: own, beforeId: 'nothing' } }),
    await told.create('tangyuwei', team, { questionIds: [foreign] }),
    await told.create('tangyuwei', team, { title: '代开发票' }),
    await tang.call(wire.changeColumn, { ...words, introduce: '博彩' }),
    await told.create('tangyuwei', team, { headPortrait: lins.fileId }),
    await tang.call(wire.changeColumn, { ...words, headPortraitPath: 'https://elsewhere.example/x.png' }),
  ];
  const [strange, banned, notYours] = [
    numberOf('column.foreign-content'),
    numberOf('sensitive.found'),
    numberOf('picture.not-yours'),
  ];
  expect(answers.map(({ body }) => body.errorCode)).toEqual([
    ...Array.from({ length: 6 }, () => strange),
    banned,
    banned,
    notYours,
    notYours,
  ]);
  const bad = [
    await told.create('tangyuwei', team, { title: '' }),
    await told.create('tangyuwei', team, { title: '长'.repeat(31) }),
    await tang.call(wire.changeColumn, { ...words, introduce: '长'.repeat(301) }),
    await release({ add: Array.from({ length: 101 }, () => own) }),
  ];
  expect(bad.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect(await told.snapshot()).toBe(before);
});

test('[COMM-27] [COMM-28] a column and an account hold so much and no more; what was removed takes no room', async () => {
  const { id } = (await told.create('tangyuwei', team)).body;
  const [a = '', b = ''] = await several(2);
  await world.rows(
    `insert into question (id, tenant_id, organization_id, kind, author_id, account_id, title, content, summary,
       search_text, search, state, published_at, updated_at)
     select 'mass-' || n, tenant_id, organization_id, 1, author_id, account_id, title, '', '', '', search,
       case when n = 1 then 'removed' else 'active' end, now(), now()
     from question, generate_series(1, $2) n where question.id = $1`,
    [a, maxColumnContents],
  );
  await world.rows(
    `insert into column_content (tenant_id, column_id, question_id, position, added_at)
     select tenant_id, $1, id, row_number() over (), now() from question where id like 'mass-%'`,
    [id],
  );
  expect((await tang.call(wire.releaseQuestions, { id, add: [a] })).body.contentNum).toBe(maxColumnContents);
  const before = await told.snapshot();
  const full = await tang.call(wire.releaseQuestions, { id, add: [b] });
  expect(full.body.errorCode).toBe(numberOf('column.full'));
  expect(await told.snapshot()).toBe(before);

  const crowded = await told.team('hejingxing');
  for (let made = 1; made < maxAccountColumns; made += 1) await told.create('hejingxing', crowded);
  const last = await Promise.all([1, 2, 3].map(() => told.create('hejingxing', crowded)));
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  expect(last.find(({ status }) => status === 422)?.body.errorCode).toBe(numberOf('column.too-many'));
});

test('[COMM-27] [COMM-28] [COMM-30] [COMM-34] refused: visitor 401, without the right 403, outsiders 404, a closed account; nothing is changed', async () => {
  const { id } = (await told.create('tangyuwei', team)).body;
  const [question = ''] = await several(1);
  const outsider = await told.as('outsider');
  const before = await told.snapshot();
  const words = { title: '夺来', introduce: '' };
  const writes = (who: Caller) => [
    who.call(wire.createColumn, { enjoyId: team, ...words }),
    who.call(wire.changeColumn, { id, ...words }),
    who.call(wire.releaseQuestions, { id, add: [question] }),
    who.call(wire.removeColumn, { id }),
  ];
  const statuses = async (who: Caller) => (await Promise.all(writes(who))).map(({ status }) => status);
  expect(await statuses(world.visitor)).toEqual([401, 401, 401, 401]);
  expect(await statuses(lin)).toEqual([403, 403, 403, 403]);
  expect(await statuses(await told.as('tanmuyang'))).toEqual([403, 403, 403, 403]);
  expect(await statuses(outsider)).toEqual([404, 404, 404, 404]);
  expect((await world.visitor.call(wire.subscribeColumn, { id })).status).toBe(401);
  expect((await outsider.call(wire.subscribeColumn, { id })).status).toBe(404);
  expect((await outsider.call(wire.readColumn, { id })).status).toBe(404);
  expect((await lin.call(wire.subscribeColumn, { id: 'nothing' })).status).toBe(404);
  await world.rows(`update share_account set state = 'closed' where id = $1`, [team]);
  const closed = (await Promise.all(writes(tang))).map(({ body }) => body.errorCode);
  expect(new Set(closed)).toEqual(new Set([numberOf('account.wrong-state')]));
  await world.rows(`update share_account set state = 'active' where id = $1`, [team]);
  expect(await told.snapshot()).toBe(before);
});
