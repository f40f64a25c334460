import { archivePosition, withdrawPosition } from '@shuyuan/contract/positions/manage-position.wire';
import { archiveCourse, withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { archiveSubject, withdrawSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import type { TestWorld } from '../../open-world.ts';
import { classesOf } from '../training/test-classes.ts';
import { article, coursesOf, everyone } from '../study/test-courses.ts';
import { closeExams } from '../exams/test-closed-exams.ts';
import { closeLibraryItems } from '../study/test-library-contents.ts';
import { courseSection, link, positionsOf } from '../study/test-positions.ts';
import { putPrice, putSubjectPrice } from '../search/test-search-kinds.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../study/test-subjects.ts';
import { closeEvents } from '../live/test-closed-events.ts';

/** Found by a search, and said by no answer: the two stand beside each other in every title. */
export const [words, secret] = ['龘靐齉爩', '骉羴猋麤'];
const title = `${words}${secret}`;
/** Stands in the text or the address of what is locked; its title may be read. */
export const locked = 'kept-behind-the-lock';

/** Closed for 林知远, and why. */
export type ClosedContent = {
  readonly name: string;
  readonly id: string;
  /** Of the section, item or meeting that is locked. */
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

/** A content that stayed open would prove nothing. */
function demandDone({ status, body }: { readonly status: number; readonly body: unknown }): void {
  if (status !== 200) throw new Error(JSON.stringify(body));
}

async function closeCourses(world: TestWorld): Promise<ClosedContent[]> {
  const courses = coursesOf(world);
  const foreign = await foreignAudiences(world);
  const publishFor = async (audience: typeof everyone) =>
    (await courses.publish([article(title)], { title, audience })).id;
  const author = await courses.as('shenruoxi');
  const withdrawn = await courses.publish([article(title)], { title });
  await author.call(withdrawCourse, { id: withdrawn.id });
  const archived = await courses.publish([article(title)], { title });
  await author.call(withdrawCourse, { id: archived.id });
  demandDone(await author.call(archiveCourse, { id: archived.id }));
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const behind = article('后读', { text: `<p>${locked}</p>` });
  const ordered = await courses.publish([article('先读'), behind], { settings });
  const priced = await courses.publish([article('先读', { isFree: true }), behind]);
  await world.rows(putPrice, [priced.id]);
  return [
    { name: 'course, draft', id: (await courses.create({ title })).body.id },
    { name: 'course, foreign', id: await publishFor(foreign.person) },
    { name: 'course, of a position', id: await publishFor(foreign.position) },
    { name: 'course, of a topic', id: await publishFor(foreign.topic) },
    { name: 'course, withdrawn', id: withdrawn.id },
    { name: 'course, archived', id: archived.id },
    { name: 'course, unpaid', id: priced.id, key: priced.keys[1] ?? '' },
    { name: 'course, locked', id: ordered.id, key: ordered.keys[1] ?? '' },
  ];
}

/** A file behind an item that is not done yet, and one of a subject that was withdrawn after it was opened. */
async function closedFiles(world: TestWorld) {
  const subjects = subjectsOf(world);
  const ordered = await subjects.create();
  const waiting = await subjects.addFile(ordered.id, { name: `${locked}.pdf`, title: '后读' });
  const after = courseItem(waiting.businessId, '后读', { prerequisiteKeys: ['先读'] });
  await subjects.publishDraft(ordered, [stageOf('一', [linkItem('先读'), after])]);
  await subjects.join('linzhiyuan', ordered.id);
  const left = await subjects.create({ title });
  const opened = await subjects.addFile(left.id, { name: `${locked}.pdf`, title });
  await subjects.publishDraft(left, [stageOf(title, [courseItem(opened.businessId, title)])], { title });
  await subjects.join('linzhiyuan', left.id);
  await subjects.open('linzhiyuan', left.id, title);
  await (await subjects.as('shenruoxi')).call(withdrawSubject, { id: left.id });
  return { lockedId: waiting.businessId, withdrawnId: opened.businessId };
}

/** One 林知远 joined, and opened a file of, before it had a price: what is in it is named, and neither address nor file is told. */
async function unpaidSubject(world: TestWorld) {
  const subjects = subjectsOf(world);
  const created = await subjects.create();
  const file = await subjects.addFile(created.id, { name: `${locked}.pdf`, title: '再读' });
  const behind = linkItem('后读', { url: `https://example.com/${locked}` });
  await subjects.publishDraft(created, [stageOf('一', [courseItem(file.businessId, '再读'), behind])]);
  await subjects.join('linzhiyuan', created.id);
  await subjects.open('linzhiyuan', created.id, '再读');
  await world.rows(putSubjectPrice, [created.id]);
  return { id: created.id, fileId: file.businessId };
}

async function closeSubjects(world: TestWorld): Promise<ClosedContent[]> {
  const subjects = subjectsOf(world);
  const foreign = await foreignAudiences(world);
  const stages = [stageOf(title, [linkItem(title)])];
  const withdrawn = await subjects.publish(stages, { title });
  const author = await subjects.as('shenruoxi');
  await author.call(withdrawSubject, { id: withdrawn.id });
  const archived = await subjects.publish(stages, { title });
  await author.call(withdrawSubject, { id: archived.id });
  demandDone(await author.call(archiveSubject, { id: archived.id }));
  const behind = linkItem('后读', { url: `https://example.com/${locked}` });
  const ordered = await subjects.publish([stageOf('一', [linkItem('先读')]), stageOf('二', [behind])]);
  await subjects.join('linzhiyuan', ordered.id);
  const publishFor = async (audience: typeof everyone) => (await subjects.publish(stages, { title, audience })).id;
  const files = await closedFiles(world);
  const unpaid = await unpaidSubject(world);
  return [
    { name: 'subject, draft', id: (await subjects.create({ title })).id },
    { name: 'subject, foreign', id: await publishFor(foreign.person) },
    { name: 'subject, of a position', id: await publishFor(foreign.position) },
    { name: 'subject, of a topic', id: await publishFor(foreign.topic) },
    { name: 'subject, withdrawn', id: withdrawn.id },
    { name: 'subject, archived', id: archived.id },
    { name: 'subject file, locked', id: files.lockedId },
    { name: 'subject file, withdrawn', id: files.withdrawnId },
    { name: 'subject, unpaid', id: unpaid.id, key: await subjects.keyOf('linzhiyuan', unpaid.id, '后读') },
    { name: 'subject file, unpaid', id: unpaid.fileId },
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
  const manager = await positions.as('luchengze');
  await manager.call(withdrawPosition, { id: withdrawn.id });
  const behind = link('后读', { url: `https://example.com/${locked}` });
  const archived = await positions.publish([[link(title)]], { name: title });
  // A member who was on a path keeps its name and what they did, and nothing it leads to.
  const left = await positions.publish([[behind]]);
  await positions.assign(left.id, 'linzhiyuan');
  for (const { id } of [archived, left]) {
    await manager.call(withdrawPosition, { id });
    demandDone(await manager.call(archivePosition, { id }));
  }
  const ordered = await positions.publish([[link('先读')], [behind]]);
  await positions.assign(ordered.id, 'linzhiyuan');
  const file = await lockedFile(world);
  return [
    { name: 'path, draft', id: (await positions.create({ name: title })).id },
    { name: 'path, foreign', id: (await positions.publish([[link(title)]], { name: title })).id },
    { name: 'path, withdrawn', id: withdrawn.id },
    { name: 'path, archived', id: archived.id },
    { name: 'path, archived under its holder', id: left.id, key: 'section' },
    { name: 'path file, locked', id: file.courseId },
    { name: 'path, locked', id: ordered.id, key: await positions.keyOf('linzhiyuan', ordered.id, '后读') },
  ];
}

async function closeClasses(world: TestWorld): Promise<ClosedContent[]> {
  const classes = classesOf(world);
  const foreign = await foreignAudiences(world);
  const publishFor = async (audience: typeof everyone) => classes.publish({ title, audience });
  // Anybody may apply; where it meets is for those with a seat.
  const meetings = [classes.meeting(10, { url: `https://example.com/${locked}` })];
  const unseated = await classes.publish({ meetings });
  return [
    { name: 'class, draft', id: await classes.draft({ title }) },
    { name: 'class, foreign', id: await publishFor(foreign.person) },
    { name: 'class, of a position', id: await publishFor(foreign.position) },
    { name: 'class, of a topic', id: await publishFor(foreign.topic) },
    { name: 'class, without a seat', id: unseated, key: 'meeting' },
  ];
}

/** Contents of every kind that 林知远 may not read: drafts, for others, withdrawn, archived, not open yet, not paid, or locked. */
export const closeContents = async (world: TestWorld): Promise<readonly ClosedContent[]> => [
  ...(await closeCourses(world)),
  ...(await closeSubjects(world)),
  ...(await closePaths(world)),
  ...(await closeLibraryItems(world, { title, locked })),
  ...(await closeEvents(world, { title, locked })),
  ...(await closeClasses(world)),
  ...(await closeExams(world, { title, locked, ...(await foreignAudiences(world)) })),
];
