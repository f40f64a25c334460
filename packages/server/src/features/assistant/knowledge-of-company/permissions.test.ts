import * as questions from '@shuyuan/contract/community/question.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { knowledgeOf } from '../../../world/tests/search/test-knowledge.ts';
import { costs, post, pricingOf } from '../../../world/tests/money/test-pricing.ts';
import { questionsOf } from '../../../world/tests/community/test-questions.ts';

let world: TestWorld;
let of: ReturnType<typeof knowledgeOf>;
let priced: ReturnType<typeof pricingOf>;
let community: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  of = knowledgeOf(world);
  priced = pricingOf(world);
  community = questionsOf(world);
});
afterAll(() => world.close());

const secret = '翡翠密封圈加热八十摄氏度';
const content = `<p>${'先讲一点背景。'.repeat(30)}${secret}。${'再补充一些。'.repeat(30)}</p>`;

test('[D-122] [D-149] what is not bought is found by its card alone, and nothing more of it is read', async () => {
  const team = await priced.team('hejingxing', { tanmuyang: TeamMemberType.member });
  const title = '琥珀轴承的装配窍门';
  const id = await priced.sell('hejingxing', team, costs(100), { title, content });
  const reader = await priced.rich(1_000n);
  expect(await of.titlesFor(reader, '翡翠密封圈加热多少摄氏度')).not.toContain(title);
  const [card] = await of.ask(reader, '琥珀轴承的装配窍门');
  expect(card?.title).toBe(title);
  expect(JSON.stringify(card)).not.toContain('翡翠');
  expect(card?.text.length).toBeLessThanOrEqual(110);

  await priced.buy(reader, post(id), 100);
  const [bought] = await of.ask(reader, '翡翠密封圈加热多少摄氏度');
  expect(bought?.text).toContain(secret);
  // Its own people never paid.
  expect(await of.titlesFor('tanmuyang', '翡翠密封圈加热多少摄氏度')).toContain(title);
});

test('[D-050] [D-149] a live meant for others is not found', async () => {
  const question = '缓存雪崩的事故复盘';
  const title = '一次线上事故的复盘：缓存为什么会雪崩';
  expect(await of.titlesFor('linzhiyuan', question)).toContain(title);
  expect(await of.titlesFor('wenjiahe', question)).not.toContain(title);
});

test('[D-125] [D-149] what was taken away is no longer known, to nobody', async () => {
  const title = '水晶托盘的清洗步骤';
  const id = await community.published('linzhiyuan', community.ask({ title, content: '<p>水晶托盘每周清洗。</p>' }));
  expect(await of.titlesFor('wenjiahe', '水晶托盘怎么清洗')).toContain(title);
  const { status } = await (await community.as('linzhiyuan')).call(questions.removeQuestion, { id });
  expect(status).toBe(200);
  for (const account of ['wenjiahe', 'linzhiyuan', 'luchengze'])
    expect(await of.titlesFor(account, '水晶托盘怎么清洗')).not.toContain(title);
});

test('[D-142] [D-149] where the community is closed nothing of it is known; lives stay', async () => {
  await community.setSwitches({ communityIsOpen: '0' });
  expect(await of.titlesFor('linzhiyuan', '拧紧枪的扭矩多久点检一次')).toEqual([]);
  expect(await of.titlesFor('linzhiyuan', '五轴加工中心的热变形补偿')).toContain('五轴加工中心的热变形补偿');
  await community.setSwitches({ communityIsOpen: '1' });
  expect(await of.titlesFor('linzhiyuan', '拧紧枪的扭矩多久点检一次')).not.toEqual([]);
});

test('[D-149] of a replay that was cut only what is left is known, at the second it has now', async () => {
  const secondsOf = async () =>
    (await of.ask('linzhiyuan', '衬套换一次要停机多久')).flatMap(({ seconds }) => (seconds === null ? [] : [seconds]));
  expect(await secondsOf()).toEqual([52]);
  await world.rows('update live_replay set trim_from = 40');
  expect(await secondsOf()).toEqual([12]);
  await world.rows('update live_replay set trim_from = 60');
  expect(await secondsOf()).toEqual([]);
  await world.rows(`update live_replay set trim_from = 0, state = 'failed'`);
  expect(await secondsOf()).toEqual([]);
});
