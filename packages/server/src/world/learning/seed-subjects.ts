import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import * as positions from '../../features/positions/index.ts';
import * as subjects from '../../features/subjects/index.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { bringMaterial, type CourseMaterial } from '../courses/course-material.ts';
import { personAt } from '../person-at.ts';
import { type SeedItem, type SeedSubject, subjectStories } from './subject-stories.ts';

const timeZone = 'Asia/Shanghai';

/** A file of the subject's own, which its author brings. */
async function fileOf(
  author: Context,
  { subjectId, file, title }: { subjectId: string; file: CourseMaterial; title: string },
) {
  const { fileId } = await bringMaterial(author, file);
  const { businessId } = await subjects.addSubjectFile(author, { id: subjectId, fileId, title });
  return { businessType: BusinessType.course, businessId };
}

/** An item of the library, which stays there. */
async function itemOf(author: Context, { subjectId, title }: { subjectId: string; title: string }) {
  const items = author.read.selectFrom('libraryItem').select('id').where('title', '=', title);
  const { id: itemId } = await items.executeTakeFirstOrThrow();
  const { businessId } = await subjects.addSubjectLibraryItem(author, { id: subjectId, itemId });
  return { businessType: BusinessType.course, businessId };
}

async function contentOf(ctx: Pick<Context, 'read'>, { course, live, exam, training, url }: SeedItem) {
  if (training !== undefined) {
    const classes = ctx.read.selectFrom('trainingClass').select('id').where('title', '=', training);
    return { businessType: BusinessType.class, businessId: (await classes.executeTakeFirstOrThrow()).id };
  }
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

/** A file and an item of the library become content with the subject; everything else is content already. */
async function bringItem(author: Context, subjectId: string, item: SeedItem) {
  const { file, libraryItem, title } = item;
  if (file !== undefined) return fileOf(author, { subjectId, file, title });
  if (libraryItem !== undefined) return itemOf(author, { subjectId, title: libraryItem });
  return contentOf(author, item);
}

/** The titles are unique within a story, so they serve as the keys of new items. */
async function outlineOf(author: Context, subjectId: string, { stages }: SeedSubject) {
  const outline = [];
  for (const { title, choose = 0, items } of stages) {
    const resolved = [];
    for (const item of items)
      resolved.push({
        ...(await bringItem(author, subjectId, item)),
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
  const stages = await outlineOf(author, made.id, story);
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

/** The path of the engineers offers their subject, too. Paths come before subjects, so it is in the second version. */
async function addToPath(ctx: SystemContext): Promise<void> {
  const admin = await personAt(ctx, 'luchengze', 2 * dayMs);
  const path = ctx.read.selectFrom('position').select('id').where('name', '=', '软件工程师');
  const subject = ctx.read.selectFrom('subject').select(['id', 'title']).where('title', '=', '研发新人的第一个季度');
  const { id: businessId, title } = await subject.executeTakeFirstOrThrow();
  const elective = { businessType: BusinessType.subject, businessId, title, require: false };
  const { chapters, ...form } = await positions.readPositionForm(admin, await path.executeTakeFirstOrThrow());
  const outline = chapters.map((chapter, at) => {
    const kept = chapter.sections.map(({ businessId: content, url, ...section }) => ({
      ...section,
      businessId: content ?? undefined,
      url: url ?? undefined,
    }));
    return { title: chapter.title, sections: at === 0 ? [...kept, elective] : kept };
  });
  const saved = await positions.savePosition(admin, { ...form, chapters: outline });
  await positions.publishPosition(admin, { ...saved, midway: 'move' });
}

/** Two subjects over the seeded courses, exams, classes, lives, links, a file and an item of the library, with people midway and an exemption that waits; a path offers one. */
export async function seedSubjects(ctx: SystemContext): Promise<void> {
  for (const story of subjectStories) await seedSubject(ctx, story);
  await addToPath(ctx);
}
