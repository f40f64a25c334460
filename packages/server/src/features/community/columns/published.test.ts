import * as wire from '@shuyuan/contract/community/column.wire';
import { createCircle, readCircle } from '@shuyuan/contract/community/circle.wire';
import { moderate } from '@shuyuan/contract/community/question-action.wire';
import { createQuestion, readQuestion, removeQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { columnsOf } from '../../../world/tests/community/test-columns.ts';

let world: TestWorld;
let told: ReturnType<typeof columnsOf>;
let lin: Caller;
let tan: Caller;
let lu: Caller;
let team: string;
beforeAll(async () => {
  world = await openWorld();
  told = columnsOf(world);
  [lin, tan, lu] = [await told.as('linzhiyuan'), await told.as('tanmuyang'), await told.as('luchengze')];
  team = await told.team('tangyuwei', { tanmuyang: TeamMemberType.member });
});
afterAll(() => world.close());

const article = (columnIds: readonly string[], circleId?: string) => ({
  kind: QuestionKind.article,
  accountId: team,
  title: '控制图怎样读',
  content: '<p>先看趋势，再看点。</p>',
  topicIds: [],
  columnIds: [...columnIds],
  circleId,
});
const subscriptionsOf = async (who: Caller) =>
  (await who.call(listNotices, {})).body.items.filter(({ kind }) => kind === 'subscription').length;

test('[COMM-09] [COMM-25] [COMM-45] what is published joins columns and a circle at once; removed it counts no longer, restored it does', async () => {
  const [first, second] = [
    (await told.create('tangyuwei', team)).body.id,
    (await told.create('tangyuwei', team)).body.id,
  ];
  const circle = (await lu.call(createCircle, { name: '计数圈', desc: '' })).body.id;
  await lin.call(wire.subscribeColumn, { id: first });
  const before = await subscriptionsOf(lin);
  const { id } = (await tan.call(createQuestion, article([second, first, first], circle))).body;
  const counts = async () => [
    (await lin.call(wire.readColumn, { id: first })).body.contentNum,
    (await lin.call(wire.readColumn, { id: second })).body.contentNum,
    (await lin.call(readCircle, { id: circle })).body.contentNum,
  ];
  expect(await counts()).toEqual([1, 1, 1]);
  await told.runJobs();
  expect(await subscriptionsOf(lin)).toBe(before + 1);
  await tan.call(removeQuestion, { id });
  expect(await counts()).toEqual([0, 0, 0]);
  await lu.call(moderate, { id, step: 'restore', reason: '' });
  expect(await counts()).toEqual([1, 1, 1]);
  await told.runJobs();
  expect(await subscriptionsOf(lin)).toBe(before + 1);
});

test('[COMM-27] D-126: what waits for a moderator stands in a column unseen; agreed to it is there and is news', async () => {
  const { id } = (await told.create('tangyuwei', team)).body;
  await lin.call(wire.subscribeColumn, { id });
  const before = await subscriptionsOf(lin);
  await world.rows(
    `insert into setting (tenant_id, organization_id, key, value)
     select tenant_id, tenant_id, 'KNOWLEDGE_OPERATION_CONFIG', '{"contentAuditIsOpen":"1"}'
     from member where account = 'tanmuyang' on conflict (organization_id, key) do update set value = excluded.value`,
  );
  const { id: questionId, state } = (await tan.call(createQuestion, article([id]))).body;
  await told.runJobs();
  const contents = async () => (await lin.call(wire.listColumnContents, { id })).body.recordCount;
  const counted = async () => (await lin.call(wire.readColumn, { id })).body.contentNum;
  expect([state, await contents(), await counted(), await subscriptionsOf(lin)]).toEqual(['pending', 0, 0, before]);
  const { updateTime } = (await lu.call(readQuestion, { id: questionId })).body;
  await lu.call(moderate, { id: questionId, step: 'agree', reason: '', updateTime });
  await told.runJobs();
  expect([await contents(), await counted(), await subscriptionsOf(lin)]).toEqual([1, 1, before + 1]);
  await world.rows(`delete from setting where value = '{"contentAuditIsOpen":"1"}'`);
});

test('[COMM-34] [COMM-09] D-138, D-147: who follows the account and subscribes to its columns hears of one article once, and not of an old one', async () => {
  const columns = [(await told.create('tangyuwei', team)).body.id, (await told.create('tangyuwei', team)).body.id];
  await told.follow('linzhiyuan', team);
  for (const who of [lin, lu]) for (const id of columns) await who.call(wire.subscribeColumn, { id });
  const noticesAbout = async (id: string) =>
    world.rows(
      `select m.account, count(*)::int from notification n join member m on m.id = n.member_id
       where n.subject_id = $1 group by m.account order by m.account`,
      [id],
    );
  const { id } = (await tan.call(createQuestion, article(columns))).body;
  await told.runJobs();
  const once = [
    { account: 'linzhiyuan', count: 1 },
    { account: 'luchengze', count: 1 },
  ];
  expect(await noticesAbout(id)).toEqual(once);
  // Into one more column that both subscribe to: whoever knows it hears nothing more.
  const third = (await told.create('tangyuwei', team)).body.id;
  for (const who of [lin, lu, await told.as('baisuyin')]) await who.call(wire.subscribeColumn, { id: third });
  await (await told.as('tangyuwei')).call(wire.releaseQuestions, { id: third, add: [id] });
  await told.runJobs();
  expect(await noticesAbout(id)).toEqual([{ account: 'baisuyin', count: 1 }, ...once]);
  // A worker that slept for two days.
  const late = (await tan.call(createQuestion, article(columns))).body.id;
  await world.rows(`update question set published_at = published_at - interval '2 days' where id = $1`, [late]);
  await world.rows(`update column_content set added_at = added_at - interval '2 days' where question_id = $1`, [late]);
  await told.runJobs();
  expect(await noticesAbout(late)).toEqual([]);
});

test('[COMM-09] refused: columns of another account; nothing is published', async () => {
  const other = await told.team('hejingxing');
  const { id } = (await told.create('hejingxing', other)).body;
  const before = await told.snapshot();
  const { body } = await tan.call(createQuestion, article([id]));
  expect(body.errorCode).toBe(errorTable['column.foreign-content'].number);
  expect(await told.snapshot()).toBe(before);
});
