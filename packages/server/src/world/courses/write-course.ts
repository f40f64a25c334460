import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import type { CourseSectionType } from '@shuyuan/contract/study/courses/section-kinds';
import type { SectionQuestion } from '@shuyuan/contract/study/questions/section-question';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { createCourse } from '../../features/study/manage/create-course.ts';
import { saveOutline } from '../../features/study/manage/save-outline.ts';
import type { SectionInput } from '../../features/study/manage/section-input.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { personAt } from '../person-at.ts';
import { bringMaterial } from './course-material.ts';
import type { CourseStory, SectionStory } from './course-stories.ts';

async function idsOf(ctx: SystemContext, table: 'topic' | 'organization', names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await ctx.read.selectFrom(table).select('id').where('name', 'in', names).execute();
  if (rows.length !== names.length) throw new Error(`the world lacks one of ${names.join(', ')}`);
  return rows.map(({ id }) => id);
}

async function sectionOf(author: Context, story: SectionStory): Promise<SectionInput> {
  const { title, isElective, isInLibrary, questions } = story;
  const about = { title, isRequired: !isElective, isInLibrary, questions };
  if ('article' in story) return { ...about, type: SectionType.article, text: story.article };
  if ('url' in story)
    return story.minutes === undefined
      ? { ...about, type: SectionType.url, url: story.url }
      : { ...about, type: SectionType.openCourse, url: story.url, minutes: story.minutes };
  return { ...about, ...(await bringMaterial(author, story.material)) };
}

async function chaptersOf(author: Context, { chapters }: CourseStory) {
  const outlined = [];
  for (const { title, sections } of chapters) {
    const made: SectionInput[] = [];
    for (const section of sections) made.push(await sectionOf(author, section));
    outlined.push({ title, sections: made });
  }
  return outlined;
}

type Stored = {
  readonly key: string;
  readonly type: CourseSectionType;
  readonly title: string;
  readonly isRequired: boolean;
  readonly isInLibrary: boolean;
  readonly fileId: string | null;
  readonly text: string | null;
  readonly url: string | null;
  readonly contentId: string | null;
  readonly questions: readonly SectionQuestion[];
};

const toInput = ({ fileId, text, url, contentId, ...section }: Stored): SectionInput => ({
  ...section,
  fileId: fileId ?? undefined,
  text: text ?? undefined,
  url: url ?? undefined,
  contentId: contentId ?? undefined,
});

/** A course with its outline, as its author left it before it was published. */
export async function writeCourse(ctx: SystemContext, story: CourseStory) {
  const author = await personAt(ctx, story.by, story.daysAgo * dayMs);
  const organizationIds = await idsOf(ctx, 'organization', story.audience ?? []);
  const made = await createCourse(author, {
    title: story.title,
    introduction: story.introduction,
    coverFileId: story.cover === undefined ? null : await bringCover(author, story.cover),
    lecturerId: story.lecturer === undefined ? null : (await personAt(ctx, story.lecturer, 0)).actor.id,
    topicIds: await idsOf(ctx, 'topic', story.topics),
    audience: {
      isEveryone: organizationIds.length === 0,
      organizationIds,
      positionIds: [],
      topicIds: [],
      memberIds: [],
      joinedSince: null,
    },
    settings: { canSkip: !story.isInOrder, thresholdPercent: 95, maxSpeedPercent: 200 },
  });
  return saveOutline(author, { ...made, chapters: await chaptersOf(author, story) });
}

type Outlined = Awaited<ReturnType<typeof writeCourse>>;

/** Sections written yesterday and not published: its author finds a draft beside what people learn. */
export async function addSections(ctx: SystemContext, story: CourseStory, { id, revision, chapters }: Outlined) {
  const author = await personAt(ctx, story.by, 20 * hourMs);
  const added: SectionInput[] = [];
  for (const section of story.added ?? []) added.push(await sectionOf(author, section));
  const drafted = chapters.map(({ title, sections }, at) => ({
    title,
    sections: [...sections.map(toInput), ...(at === chapters.length - 1 ? added : [])],
  }));
  await saveOutline(author, { id, revision, chapters: drafted });
}
