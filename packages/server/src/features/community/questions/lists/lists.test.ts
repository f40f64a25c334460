import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import * as wire from '@shuyuan/contract/community/question.wire';
import { heatOf, QuestionKind } from '@shuyuan/contract/community/questions';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { questionsOf } from '../../../../world/tests/community/test-questions.ts';

let world: TestWorld;
let of: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  await world.rows('truncate question cascade');
  of = questionsOf(world);
});
afterAll(() => world.close());

const { member } = TeamMemberType;
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const weigh = (id: string, reads: number) => world.rows('update question set read_num = $2 where id = $1', [id, reads]);

test('everything is found by words in title or text, by kind and by who asked it', async () => {
  const team = await of.team('linzhiyuan');
  const first = await of.published(
    'linzhiyuan',
    of.ask({ title: '伺服电机为什么发热', content: '<p>已经换过轴承</p>' }),
  );
  world.clock.advance(1000);
  const second = await of.published('linzhiyuan', of.article(team, { title: '电机保养十条', content: '<p>一</p>' }));
  world.clock.advance(1000);
  const third = await of.published('amina', of.ask({ title: '哪里有电机的图纸' }));
  const lin = await of.as('linzhiyuan');
  expect((await lin.call(wire.listQuestions, {})).body).toMatchObject({ recordCount: 3 });
  expect(ids((await lin.call(wire.listQuestions, {})).body)).toEqual([third, second, first]);
  expect(ids((await lin.call(wire.listQuestions, { search: '电机' })).body)).toEqual([third, second, first]);
  expect(ids((await lin.call(wire.listQuestions, { search: '轴承 发热' })).body)).toEqual([first]);
  expect(ids((await lin.call(wire.listQuestions, { kind: QuestionKind.article })).body)).toEqual([second]);
  const authorId = await of.idOf('linzhiyuan');
  expect(ids((await lin.call(wire.listQuestions, { authorId })).body)).toEqual([first]);
  const page = (await lin.call(wire.listQuestions, { page: 2, pageSize: 2 })).body;
  expect([ids(page), page.recordCount]).toEqual([[first], 3]);
});

test('[COMM-14] [D-134] the hottest stand first, and the table reckons as the contract does', async () => {
  const [cold, hot] = [await of.published('amina'), await of.published('amina')];
  await weigh(hot, 500);
  await world.rows('update question set praise_num = 3, discuss_num = 2 where id = $1', [cold]);
  const lin = await of.as('linzhiyuan');
  const { body } = await lin.call(wire.listHotQuestions, { pageSize: 100 });
  expect(ids(body)[0]).toBe(hot);
  expect(ids((await lin.call(wire.listHotQuestions, { kind: QuestionKind.article })).body)).toHaveLength(1);
  const rows = await world.rows('select heat, read_num, praise_num, discuss_num, published_at from question');
  for (const row of rows) {
    const counts = {
      readNum: Number(row['read_num']),
      praiseNum: Number(row['praise_num']),
      discussNum: Number(row['discuss_num']),
    };
    expect(row['heat']).toBeCloseTo(heatOf(counts, (row['published_at'] as Date).getTime()), 6);
  }
});

test('[COMM-13] what is about followed topics first, then all else; two pages are one list', async () => {
  const topicId = await of.topicOf('出海');
  const near = await of.published('linzhiyuan', of.ask({ topicIds: [topicId] }));
  const fang = await of.as('fangqiming');
  await fang.call(saveAttention, { targetType: AttentionTarget.topic, targetId: topicId, isOn: true });
  const all = (await fang.call(wire.recommendQuestions, { pageSize: 100 })).body;
  expect(ids(all)[0]).toBe(near);
  expect(new Set(ids(all)).size).toBe(all.recordCount);
  const split = [
    (await fang.call(wire.recommendQuestions, { pageSize: 2 })).body,
    (await fang.call(wire.recommendQuestions, { pageSize: 2, page: 2 })).body,
  ];
  expect(split.flatMap(ids)).toEqual(ids(all).slice(0, 4));
});

test('[COMM-13] beside something stands what has the same topics, never itself', async () => {
  const topicIds = [await of.topicOf('读书会')];
  const [one, two, three] = [
    await of.published('linzhiyuan', of.ask({ topicIds })),
    await of.published('linzhiyuan', of.ask({ topicIds })),
    await of.published('linzhiyuan', of.ask({ topicIds })),
  ];
  await weigh(three, 50);
  const lin = await of.as('linzhiyuan');
  expect(ids((await lin.call(wire.recommendBeside, { id: one })).body)).toEqual([three, two]);
  expect(ids((await lin.call(wire.recommendBeside, { id: one, size: 1 })).body)).toEqual([three]);
  expect((await lin.call(wire.recommendBeside, { id: 'nowhere' })).status).toBe(404);
});

test('[COMM-37] what carries a topic, the newest first', async () => {
  const topicId = await of.topicOf('信息安全');
  const [one] = [await of.published('linzhiyuan', of.ask({ topicIds: [topicId] }))];
  const lin = await of.as('linzhiyuan');
  const { body } = await lin.call(wire.listTopicQuestions, { id: topicId });
  expect([ids(body), body.recordCount]).toEqual([[one], 1]);
  expect(body.items[0]?.topics).toEqual([{ topicId, topicName: '信息安全' }]);
  expect((await lin.call(wire.listTopicQuestions, { id: 'nowhere' })).status).toBe(404);
});

test('[TEAM-20] what an account has published, for everybody; [TEAM-18] and for its people what waits too', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member });
  const shown = await of.published('linzhiyuan', of.article(team, { title: '公开的文章' }));
  await of.setSwitches({ contentAuditIsOpen: '1' });
  const waiting = await of.published('linzhiyuan', of.article(team, { title: '等待的文章' }));
  await of.setSwitches({});
  const gone = await of.published('shenruoxi', of.article(team));
  await (await of.as('shenruoxi')).call(wire.removeQuestion, { id: gone });
  const [amina, lin, owner] = [await of.as('amina'), await of.as('linzhiyuan'), await of.as('shenruoxi')];
  expect(ids((await amina.call(wire.listAccountQuestions, { id: team })).body)).toEqual([shown]);
  const video = { id: team, kind: QuestionKind.video };
  expect((await amina.call(wire.listAccountQuestions, video)).body.recordCount).toBe(0);
  expect((await amina.call(wire.listManagedQuestions, { id: team })).status).toBe(403);
  const managed = (await lin.call(wire.listManagedQuestions, { id: team })).body;
  expect(new Set(ids(managed))).toEqual(new Set([shown, waiting]));
  expect(managed.items.every(({ rights }) => rights.mayEdit && rights.mayRemove)).toBe(true);
  const found = (await owner.call(wire.listManagedQuestions, { id: team, search: '等待', state: 'pending' })).body;
  expect(ids(found)).toEqual([waiting]);
  expect((await owner.call(wire.listManagedQuestions, { id: team, state: 'removed' })).body.recordCount).toBe(0);
  const admin = await of.as('luchengze');
  expect(ids((await admin.call(wire.listManagedQuestions, { id: team, state: 'removed' })).body)).toEqual([gone]);
  for (const list of [wire.listAccountQuestions, wire.listManagedQuestions]) {
    expect((await lin.call(list, { id: 'nowhere' })).status).toBe(404);
    expect((await world.visitor.call(list, { id: team })).status).toBe(401);
  }
});

test('[D-146] who has left is still somebody, without a name', async () => {
  const id = await of.published('tanmuyang');
  await world.rows(`update member set state = 'left' where account = 'tanmuyang'`);
  const { body } = await (await of.as('linzhiyuan')).call(wire.readQuestion, { id });
  expect(body.author).toEqual({ id: await of.idOf('tanmuyang'), fullName: null, portrait: null });
});

test('every list is read from an index', async () => {
  const tenantId = await of.idOf('linzhiyuan').then(async (id) => {
    const [row] = await world.rows('select tenant_id from member where id = $1', [id]);
    return String(row?.['tenant_id']);
  });
  const listed = `tenant_id = '${tenantId}' and state in ('active', 'closed')`;
  const plans = [
    [`${listed} order by published_at desc, id limit 20`, 'question_newest'],
    [`${listed} order by heat desc, id limit 20`, 'question_hot'],
    [`${listed} and kind = 1 order by heat desc, id limit 20`, 'question_hot'],
    [`account_id = 'x' order by published_at desc, id limit 20`, 'question_of_account'],
    [`tenant_id = '${tenantId}' and state = 'pending' order by published_at desc, id limit 20`, 'question_'],
  ] as const;
  for (const [condition, index] of plans) {
    const client = await world.installation.db.owner.connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows: plan } = await client.query<Record<string, string>>(
        `explain select id from question where ${condition}`,
      );
      expect(JSON.stringify(plan)).toContain(index);
    } finally {
      await client.query('reset enable_seqscan');
      client.release();
    }
  }
});
