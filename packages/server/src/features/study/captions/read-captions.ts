import type { Language } from '@shuyuan/contract/kernel/languages';
import type { Context } from '../../../platform/context.ts';
import { demandUnlocked, openLessons } from '../courses/lessons.ts';
import { findCues, listTracks } from './caption.store.ts';

type SectionQuery = { readonly courseId: string; readonly sectionKey: string; readonly isPreview: boolean };

/** D-173: of a locked section nobody reads a word. */
async function openPlayed(ctx: Context, { courseId, sectionKey, isPreview }: SectionQuery): Promise<void> {
  demandUnlocked(await openLessons(ctx, { id: courseId, isPreview }), sectionKey);
}

export async function readCaptions(ctx: Context, query: SectionQuery & { readonly language: Language }) {
  await openPlayed(ctx, query);
  return { cues: await findCues(ctx.read, query) };
}

/** The languages a section has captions in. */
export async function listCaptions(ctx: Context, query: SectionQuery) {
  await openPlayed(ctx, query);
  return { items: await listTracks(ctx.read, query) };
}
