import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { scoreItem } from '../../features/library/items/score-item.ts';
import { addVersion } from '../../features/library/manage/add-version.ts';
import { publishItem, withdrawItem } from '../../features/library/manage/publish-item.ts';
import { createItem } from '../../features/library/manage/create-item.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { bringFile } from '../bring-file.ts';
import { bringMaterial } from '../courses/course-material.ts';
import { type Sheet, pdfOf } from '../draw-documents.ts';
import { personAt } from '../person-at.ts';
import { type ItemStory, libraryStories } from './library-stories.ts';

async function idsOf(ctx: SystemContext, table: 'topic' | 'organization', names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await ctx.read.selectFrom(table).select('id').where('name', 'in', names).execute();
  if (rows.length !== names.length) throw new Error(`the world lacks one of ${names.join(', ')}`);
  return rows.map(({ id }) => id);
}

const bringSheets = (author: Context, name: string, sheets: readonly Sheet[]): Promise<string> =>
  bringFile(author, { name, ending: 'pdf', bytes: pdfOf(sheets) });

const fileOf = async (author: Context, { material }: ItemStory): Promise<string> =>
  typeof material === 'string'
    ? (await bringMaterial(author, material)).fileId
    : bringSheets(author, material.name, material.sheets);

async function createStory(ctx: SystemContext, story: ItemStory) {
  const author = await personAt(ctx, story.by, story.daysAgo * dayMs);
  const { title, introduction, allowsDownload = false, showsVersions = false, cover } = story;
  const organizationIds = await idsOf(ctx, 'organization', story.audience ?? []);
  const isEveryone = organizationIds.length === 0;
  const { id } = await createItem(author, {
    title,
    introduction,
    allowsDownload,
    showsVersions,
    coverFileId: cover === undefined ? null : await bringCover(author, cover),
    topicIds: await idsOf(ctx, 'topic', story.topics),
    audience: { isEveryone, organizationIds, positionIds: [], topicIds: [], memberIds: [], joinedSince: null },
    fileId: await fileOf(author, story),
  });
  return { id, author };
}

async function seedItem(ctx: SystemContext, story: ItemStory): Promise<void> {
  const { id, author } = await createStory(ctx, story);
  if (story.fate === 'draft') return;
  let { revision } = await publishItem(author, { id });
  for (const { daysAgo, note, sheets } of story.versions ?? []) {
    const then = await personAt(ctx, story.by, daysAgo * dayMs);
    const fileId = await bringSheets(then, `${story.title}.pdf`, sheets);
    ({ revision } = await addVersion(then, { id, revision, fileId, note }));
  }
  for (const [account, score] of Object.entries(story.scores ?? {}))
    await scoreItem(await personAt(ctx, account, dayMs), { id, score });
  if (story.fate) await withdrawItem(await personAt(ctx, story.by, dayMs), { id, reason: story.fate.withdrawn });
}

/** The library of the company: ten things to read, one that is being written and one that was withdrawn. */
export async function seedLibrary(ctx: SystemContext): Promise<void> {
  for (const story of libraryStories) await seedItem(ctx, story);
}
