import { saveCaptions } from '@shuyuan/contract/study/captions/captions.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { knowledgeOf } from '../../../world/tests/search/test-knowledge.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let of: ReturnType<typeof knowledgeOf>;
beforeAll(async () => {
  world = await openWorld();
  [courses, of] = [coursesOf(world), knowledgeOf(world)];
});
afterAll(() => world.close());

const inOrder = { settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 } };
const secret = '琉璃阀门每季度更换一次垫片';
const asked = '琉璃阀门多久更换垫片';

test('[D-173] [D-149] a locked section is never quoted; once it is open the source leads to it', async () => {
  const sections = [article('先读这篇'), article('阀门保养', { text: `<p>背景。</p><p>${secret}。</p>` })];
  const { id, keys } = await courses.publish(sections, inOrder);
  expect(JSON.stringify(await of.ask('linzhiyuan', asked))).not.toContain('垫片');
  await courses.finish('linzhiyuan', id, keys[0] ?? '');
  const [source] = await of.ask('linzhiyuan', asked);
  expect(source).toMatchObject({ businessId: id, sectionKey: keys[1], title: '阀门保养', seconds: null });
  expect(source?.text).toContain(secret);
  // Whoever has not learned that far still reads nothing of it.
  expect(JSON.stringify(await of.ask('hejingxing', asked))).not.toContain('垫片');
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id });
  expect(JSON.stringify(await of.ask('linzhiyuan', asked))).not.toContain('垫片');
});

test('[D-149] what is said in a film is quoted with its second, to whom the course is for', async () => {
  const member = await courses.idOf('member', 'account', 'linzhiyuan');
  const audience = { isEveryone: false, organizationIds: [], memberIds: [member], joinedSince: null };
  const { id, keys } = await courses.publish([await courses.sound('录音讲解', 90)], { audience });
  const text = 'WEBVTT\n\n00:05.000 --> 00:09.000\n大家好\n\n01:02.500 --> 01:08.000\n青瓷转子的平衡等级是六点三';
  await (await courses.as('shenruoxi')).call(saveCaptions, { id, sectionKey: keys[0] ?? '', language: 'cn', text });
  const [source] = await of.ask('linzhiyuan', '青瓷转子的平衡等级是多少');
  expect(source).toMatchObject({ businessId: id, sectionKey: keys[0], title: '录音讲解', seconds: 62 });
  expect(JSON.stringify(await of.ask('hejingxing', '青瓷转子的平衡等级是多少'))).not.toContain('青瓷');
});
