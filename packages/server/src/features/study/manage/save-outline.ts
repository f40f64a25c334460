import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { claimFile, findFiles, releaseFiles, removeUnused } from '../../files/index.ts';
import { lockEdited, openManagedCourse } from '../courses/course.policy.ts';
import { touchCourse } from '../courses/course.store.ts';
import * as outline from '../courses/outline.store.ts';
import { toChapterOut } from './to-chapter-out.ts';
import { type ChapterInput, checkOutline, keyOf, type Known, materialPurpose, sectionOf } from './section-input.ts';

type OutlineInput = { readonly id: string; readonly revision: number; readonly chapters: readonly ChapterInput[] };

async function listKnown(ctx: Context, courseId: string): Promise<Known[]> {
  const latest = await outline.findLatestVersion(ctx.read, courseId);
  const chapters = latest ? await outline.listOutline(ctx.read, latest.id) : [];
  return chapters.flatMap(({ sections }) => sections);
}

type Resolving = { readonly input: OutlineInput; readonly current: readonly Known[] };

/** Sections keep the keys they have in the latest version; a key named twice is kept once. */
async function resolveChapters(ctx: Context, { input, current }: Resolving): Promise<outline.ChapterRow[]> {
  const unused = new Map(current.map((section) => [section.key, section]));
  const chapters: outline.ChapterRow[] = [];
  for (const { title, sections } of input.chapters) {
    const resolved: outline.SectionRow[] = [];
    for (const section of sections) {
      const key = keyOf(section, [...unused.values()], () => newId(ctx.now()));
      unused.delete(key);
      resolved.push(await sectionOf(ctx, section, key));
    }
    chapters.push({ id: newId(ctx.now()), title, sections: resolved });
  }
  return chapters;
}

/** The draft to write to: the latest version, or the next one where that is published. */
async function openDraft(tx: Tx, ctx: Context, courseId: string): Promise<string> {
  const latest = await outline.findLatestVersion(tx, courseId);
  if (latest?.publishedAt === null) return latest.id;
  const id = newId(ctx.now());
  const { tenantId } = ctx.actor;
  const number = (latest?.number ?? 0) + 1;
  await outline.insertVersion(tx, { id, tenantId, courseId, number, at: new Date(ctx.now()) });
  return id;
}

type Material = { readonly courseId: string; readonly chapters: readonly outline.ChapterRow[] };

async function claimMaterial(tx: Tx, ctx: Context, { courseId, chapters }: Material): Promise<void> {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const files = sections.flatMap(({ fileId, taskFileIds }) => [...taskFileIds, ...(fileId === null ? [] : [fileId])]);
  const found = await findFiles(tx, ctx.actor.tenantId, files);
  for (const fileId of new Set(files)) {
    const file = found.get(fileId);
    // Another manager may have brought it: it is the course's now.
    if (file?.purpose === materialPurpose && file.subjectId === courseId) continue;
    await claimFile(tx, ctx, { fileId, purpose: materialPurpose, subjectId: courseId });
  }
}

/**
 * The whole outline at once: what is not in it is gone from the draft, and files no version shows go with it.
 * `copiedFrom`: the course whose surveys it may have as well.
 */
export async function saveOutline(ctx: Context, input: OutlineInput, copiedFrom?: string) {
  const { id } = input;
  const { tenantId } = ctx.actor;
  await openManagedCourse(ctx, id);
  const current = await listKnown(ctx, id);
  const copied = copiedFrom === undefined ? [] : await listKnown(ctx, copiedFrom);
  await checkOutline(ctx, { courseId: id, known: [...current, ...copied] }, input.chapters);
  const chapters = await resolveChapters(ctx, { input, current });
  const saved = await ctx.inTransaction(async (tx) => {
    await lockEdited(tx, ctx, input);
    await claimMaterial(tx, ctx, { courseId: id, chapters });
    const versionId = await openDraft(tx, ctx, id);
    await outline.replaceOutline(tx, { tenantId, versionId, chapters, newId: () => newId(ctx.now()) });
    const used = await outline.listCourseFiles(tx, id);
    const unused = await releaseFiles(tx, { tenantId, purpose: materialPurpose, subjectId: id }, used);
    const revision = await touchCourse(tx, { id, at: new Date(ctx.now()) });
    return { revision, unused, stored: await outline.listOutline(tx, versionId) };
  });
  await removeUnused(ctx, saved.unused);
  return { id, revision: saved.revision, chapters: saved.stored.map(toChapterOut) };
}
