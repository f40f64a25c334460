import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import * as subjects from '../../features/subjects/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { personAt } from '../person-at.ts';
import { type SeedItem, type SeedSubject, subjectStories } from './subject-stories.ts';

const timeZone = 'Asia/Shanghai';

async function contentOf(ctx: SystemContext, { course, live, exam, url }: SeedItem) {
  if (exam !== undefined) {
    const exams = ctx.read.selectFrom('exam').select('id').where('name', '=', exam);
    return { businessType: BusinessType.exam, businessId: (await exams.executeTakeFirstOrThrow()).id };
  }
  if (course !== undefined) {
    const courses = ctx.read.selectFrom('course').select('id').where('title', '=', course);
    return { businessType: BusinessType.course, businessId: (await courses.executeTakeFirstOrThrow()).id };
  }
  if (live === undefined) return { businessType: BusinessType.knowledge, url };
  const lives = ctx.read.selectFrom('live').select('id').where('subject', '=', live);
  return { businessType: BusinessType.nativeLive, businessId: (await lives.executeTakeFirstOrThrow()).id };
}

/** The titles are unique within a story, so they serve as the keys of new items. */
async function outlineOf(ctx: SystemContext, { stages }: SeedSubject) {
  const outline = [];
  for (const { title, choose = 0, items } of stages) {
    const resolved = [];
    for (const item of items)
      resolved.push({
        ...(await contentOf(ctx, item)),
        key: item.title,
        title: item.title,
        isRequired: !item.isElective,
        prerequisiteKeys: item.after ?? [],
        minimumMarks: item.atLeast ?? [],
        deadline: item.deadline ?? null,
      });
    outline.push({ title, electiveCount: choose, items: resolved });
  }
  return outline;
}

const keyOf = async (ctx: SystemContext, subjectId: string, title: string): Promise<string> => {
  const items = ctx.read
    .selectFrom('subject')
    .innerJoin('subjectItem as item', 'item.versionId', 'subject.versionId')
    .select('item.key')
    .where('subject.id', '=', subjectId)
    .where('item.title', '=', title);
  return (await items.executeTakeFirstOrThrow()).key;
};

async function seedSubject(ctx: SystemContext, story: SeedSubject): Promise<void> {
  const author = await personAt(ctx, 'luchengze', 15 * dayMs);
  const { title, introduction, cover, days } = story;
  const coverFileId = await bringCover(author, cover);
  const fields = { title, introduction, coverFileId, audience: everyone, learnSequence: LearnSequence.inOrder };
  const made = await subjects.createSubject(author, fields);
  const deadline = { kind: 'afterJoining' as const, days, timeZone };
  const stages = await outlineOf(ctx, story);
  const saved = await subjects.saveSubject(author, { ...made, ...fields, deadline, stages });
  const { id } = await subjects.publishSubject(author, { ...saved, midway: 'keep' });
  for (const [account, links] of Object.entries(story.people)) {
    await subjects.joinSubject(await personAt(ctx, account, 4 * dayMs), { id });
    for (const link of links) {
      const person = await personAt(ctx, account, 3 * dayMs);
      const itemKey = await keyOf(ctx, id, link);
      await subjects.openSubjectItem(person, { id, itemKey });
      await subjects.confirmSubjectItem(person, { id, itemKey });
    }
  }
  if (!story.exemption) return;
  const { account, title: item, reason } = story.exemption;
  const itemKey = await keyOf(ctx, id, item);
  const person = await personAt(ctx, account, 5 * hourMs);
  await subjects.askExemption(person, { subjectId: id, itemKey, reason, fileIds: [] });
}

/** Two subjects over the seeded courses, exams, lives and links, with people midway and an exemption that waits. */
export async function seedSubjects(ctx: SystemContext): Promise<void> {
  for (const story of subjectStories) await seedSubject(ctx, story);
}
