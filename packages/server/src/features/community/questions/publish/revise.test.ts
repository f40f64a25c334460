import { moderate } from '@shuyuan/contract/community/question-action.wire';
import { closeQuestion, readQuestion, updateQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { questionsOf } from '../../../../world/tests/community/test-questions.ts';

let world: TestWorld;
let of: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  of = questionsOf(world);
});
afterAll(() => world.close());
afterEach(() => of.setSwitches({}));

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const audited = { contentAuditIsOpen: '1' } as const;
const { member } = TeamMemberType;

const circleOf = async (name: string) =>
  String((await world.rows('select id from knowledge_circle where name = $1', [name]))[0]?.['id']);
const inCircle = async (id: string) =>
  Number((await world.rows('select content_num from knowledge_circle where id = $1', [id]))[0]?.['content_num']);
const ofAccount = async (id: string) =>
  Number((await world.rows('select content_num from share_account where id = $1', [id]))[0]?.['content_num']);
const statusFor = async (account: string, id: string) =>
  (await (await of.as(account)).call(readQuestion, { id })).status;
const agree = async (id: string, updateTime?: number) =>
  (await of.as('luchengze')).call(moderate, { id, step: 'agree', updateTime });
const change = async (account: string, over: Partial<Parameters<typeof of.ask>[0]> & { readonly id: string }) => {
  const words = { title: '改过的标题', content: '<p>改过的正文。</p>', topicIds: [] };
  return (await (await of.as(account)).call(updateQuestion, { ...words, ...over })).body;
};

test('[COMM-10] D-126: other words wait again, unseen and uncounted, and come back where they stood', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member });
  const [circleId, next] = [await circleOf('工艺与质量'), await circleOf('数据与智能')];
  await of.follow('amina', team);
  const id = await of.published('linzhiyuan', of.article(team, { circleId }));
  await (await of.as('linzhiyuan')).call(closeQuestion, { id });
  await of.runJobs();
  const before = await of.rowOf(id);
  const counts = [await inCircle(circleId), await inCircle(next), await ofAccount(team)] as const;
  await of.setSwitches(audited);
  world.clock.advance(1_000);
  expect(await change('linzhiyuan', { id, circleId: next })).toEqual({ id, state: 'pending' });
  const hidden = [counts[0] - 1, counts[1], counts[2] - 1];
  expect([await inCircle(circleId), await inCircle(next), await ofAccount(team)]).toEqual(hidden);
  expect([await statusFor('amina', id), await statusFor('linzhiyuan', id)]).toEqual([404, 200]);
  const read = (await (await of.as('luchengze')).call(readQuestion, { id })).body.updateTime;
  world.clock.advance(1_000);
  expect(await change('linzhiyuan', { id, circleId: next, title: '又改了一次' })).toEqual({ id, state: 'pending' });

  const snapshot = await of.snapshot();
  expect((await agree(id, read)).body.errorCode).toBe(numberOf('question.changed'));
  expect((await agree(id)).body).toMatchObject({ problems: [{ field: 'updateTime', rule: 'required' }] });
  expect(await of.snapshot()).toBe(snapshot);

  const { updateTime } = (await (await of.as('luchengze')).call(readQuestion, { id })).body;
  expect((await agree(id, updateTime)).body).toEqual({ id, state: 'closed' });
  const shown = [counts[0] - 1, counts[1] + 1, counts[2]];
  expect([await inCircle(circleId), await inCircle(next), await ofAccount(team)]).toEqual(shown);
  expect(await statusFor('amina', id)).toBe(200);
  // Mended is not new: it neither moves to the top nor rings anybody.
  expect((await of.rowOf(id))?.['published_at']).toEqual(before?.['published_at']);
  await of.runJobs();
  const told = `select 1 from notification where subject_id = $1 and kind = 'attention'`;
  expect(await world.rows(told, [id])).toHaveLength(1);
});

test('[COMM-10] D-126: another film, document or cover waits too', async () => {
  const team = await of.team('linzhiyuan');
  const [one, two, cover] = [
    await of.bring('linzhiyuan', '一.pdf'),
    await of.bring('linzhiyuan', '二.pdf'),
    await of.bring('linzhiyuan'),
  ];
  const words = { title: '两份资料', content: '<p>看资料。</p>', topicIds: [] };
  const form = { ...words, kind: QuestionKind.file, fileIds: [one.fileId] };
  const [filed, covered] = [
    await of.published('linzhiyuan', of.article(team, form)),
    await of.published('linzhiyuan', of.article(team, words)),
  ];
  await of.setSwitches(audited);
  const files = { fileIds: [one.fileId, two.fileId] };
  expect((await change('linzhiyuan', { ...words, ...files, id: filed })).state).toBe('pending');
  expect((await change('linzhiyuan', { ...words, coverFileId: cover.fileId, id: covered })).state).toBe('pending');
});

test('[COMM-10] D-126: what says the same, what a moderator writes and what nobody looks at first waits for nobody', async () => {
  const topicId = await of.topicOf('质量管理');
  const form = of.ask();
  const [own, deans] = [await of.published('linzhiyuan', form), await of.published('luchengze')];
  expect((await change('linzhiyuan', { id: own, title: form.title, content: form.content })).state).toBe('active');
  await of.setSwitches(audited);
  const same = { title: form.title, content: form.content, topicIds: [topicId] };
  expect((await change('linzhiyuan', { id: own, ...same })).state).toBe('active');
  expect((await change('luchengze', { id: deans })).state).toBe('active');
  await of.setSwitches({});
  expect((await change('linzhiyuan', { id: own })).state).toBe('active');
});

test('[COMM-10] D-142: edited where circles are closed, it stays in its circle', async () => {
  const circleId = await circleOf('工艺与质量');
  const id = await of.published('linzhiyuan', of.ask({ circleId }));
  const count = await inCircle(circleId);
  await of.setSwitches({ circleIsOpen: '0' });
  expect((await (await of.as('linzhiyuan')).call(readQuestion, { id })).body.circle).toBeNull();
  await change('linzhiyuan', { id });
  expect(await of.rowOf(id)).toMatchObject({ circle_id: circleId });
  expect(await inCircle(circleId)).toBe(count);
  await of.setSwitches({});
  await change('linzhiyuan', { id });
  expect(await of.rowOf(id)).toMatchObject({ circle_id: null });
});
