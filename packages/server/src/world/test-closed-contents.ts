import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { withdrawPosition } from '@shuyuan/contract/positions/manage-position.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { withdrawSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import type { TestWorld } from './open-world.ts';
import { article, coursesOf, everyone } from './test-courses.ts';
import { courseSection, link, positionsOf } from './test-positions.ts';
import { linkItem, stageOf, subjectsOf } from './test-subjects.ts';
import { surveysOf } from './test-surveys.ts';

/** Found by a search, and said by no answer: the two stand beside each other in every title. */
export const [words, secret] = ['龘靐齉爩', '骉羴猋麤'];
const title = `${words}${secret}`;
/** Stands in the text or the address of what is locked; its title may be read. */
export const locked = 'kept-behind-the-lock';

/** Closed for 林知远, and why. */
export type ClosedContent = {
  readonly name: string;
  readonly id: string;
  /** Of the section or item that is locked. */
  readonly key?: string;
};

/** Audiences 林知远 is not in, by what they name. */
async function foreignAudiences(world: TestWorld) {
  const nobody = { ...everyone, isEveryone: false };
  const [topic] = await world.rows(
    `select id from topic where id not in (
       select target_id from attention join member on member.id = member_id where account = 'linzhiyuan') limit 1`,
  );
  const position = await positionsOf(world).publish([[link('规程')]]);
  return {
    person: { ...nobody, memberIds: [await coursesOf(world).idOf('member', 'account', 'amina')] },
    position: { ...nobody, positionIds: [position.id] },
    topic: { ...nobody, topicIds: [String(topic?.['id'])] },
  };
}

async function closeCourses(world: TestWorld): Promise<ClosedContent[]> {
  const courses = coursesOf(world);
  const foreign = await foreignAudiences(world);
  const publishFor = async (audience: typeof everyone) =>
    (await courses.publish([article(title)], { title, audience })).id;
  const withdrawn = await courses.publish([article(title)], { title });
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: withdrawn.id });
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const ordered = await courses.publish([article('先读'), article('后读', { text: `<p>${locked}</p>` })], { settings });
  return [
    { name: 'course, draft', id: (await courses.create({ title })).body.id },
    { name: 'course, foreign', id: await publishFor(foreign.person) },
    { name: 'course, of a position', id: await publishFor(foreign.position) },
    { name: 'course, of a topic', id: await publishFor(foreign.topic) },
    { name: 'course, withdrawn', id: withdrawn.id },
    { name: 'course, locked', id: ordered.id, key: ordered.keys[1] ?? '' },
  ];
}

async function closeSubjects(world: TestWorld): Promise<ClosedContent[]> {
  const subjects = subjectsOf(world);
  const foreign = await foreignAudiences(world);
  const stages = [stageOf(title, [linkItem(title)])];
  const withdrawn = await subjects.publish(stages, { title });
  await (await subjects.as('shenruoxi')).call(withdrawSubject, { id: withdrawn.id });
  const behind = linkItem('后读', { url: `https://example.com/${locked}` });
  const ordered = await subjects.publish([stageOf('一', [linkItem('先读')]), stageOf('二', [behind])]);
  await subjects.join('linzhiyuan', ordered.id);
  const publishFor = async (audience: typeof everyone) => (await subjects.publish(stages, { title, audience })).id;
  return [
    { name: 'subject, draft', id: (await subjects.create({ title })).id },
    { name: 'subject, foreign', id: await publishFor(foreign.person) },
    { name: 'subject, of a position', id: await publishFor(foreign.position) },
    { name: 'subject, of a topic', id: await publishFor(foreign.topic) },
    { name: 'subject, withdrawn', id: withdrawn.id },
    { name: 'subject, locked', id: ordered.id, key: await subjects.keyOf('linzhiyuan', ordered.id, '后读') },
  ];
}

/** A file behind a chapter that is not done yet; its title may be read, and nothing of the file. */
async function lockedFile(world: TestWorld) {
  const positions = positionsOf(world);
  const created = await positions.create();
  const { businessId } = await positions.addFile(created.id, { name: `${locked}.pdf`, title: '后读' });
  const outline = [[link('先读')], [courseSection(businessId, { title: '后读' })]];
  const path = await positions.publishDraft(created, outline);
  await positions.assign(path.id, 'linzhiyuan');
  return { courseId: businessId };
}

async function closePaths(world: TestWorld): Promise<ClosedContent[]> {
  const positions = positionsOf(world);
  const withdrawn = await positions.publish([[link(title)]], { name: title });
  await (await positions.as('luchengze')).call(withdrawPosition, { id: withdrawn.id });
  const behind = link('后读', { url: `https://example.com/${locked}` });
  const ordered = await positions.publish([[link('先读')], [behind]]);
  await positions.assign(ordered.id, 'linzhiyuan');
  const file = await lockedFile(world);
  return [
    { name: 'path, draft', id: (await positions.create({ name: title })).id },
    { name: 'path, foreign', id: (await positions.publish([[link(title)]], { name: title })).id },
    { name: 'path, withdrawn', id: withdrawn.id },
    { name: 'path file, locked', id: file.courseId },
    { name: 'path, locked', id: ordered.id, key: await positions.keyOf('linzhiyuan', ordered.id, '后读') },
  ];
}

async function closeSurveys(world: TestWorld): Promise<ClosedContent[]> {
  const surveys = surveysOf(world);
  const author = await surveys.as('shenruoxi');
  const audience = { organizationIds: [], memberIds: [await surveys.idOf('amina')] };
  const opensAt = world.clock.now() + dayMs;
  return [
    { name: 'survey, draft', id: await surveys.draft(author, { title }) },
    { name: 'survey, foreign', id: await surveys.open(author, { title, audience }) },
    { name: 'survey, scheduled', id: await surveys.open(author, { title, opensAt }) },
  ];
}

/** Contents of every kind that 林知远 may not read: drafts, for others, withdrawn, not open yet, or locked. */
export const closeContents = async (world: TestWorld): Promise<readonly ClosedContent[]> => [
  ...(await closeCourses(world)),
  ...(await closeSubjects(world)),
  ...(await closePaths(world)),
  ...(await closeSurveys(world)),
];
