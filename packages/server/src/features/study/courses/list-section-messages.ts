import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listMessagesOfSection } from '../../live/index.ts';
import { demandUnlocked, openLessons } from './lessons.ts';

type MessagesQuery = Paging & {
  readonly courseId: string;
  readonly sectionKey: string;
  readonly isPreview: boolean;
};

/** Everything said in the live a section replays; D-173: of a locked one nothing. */
export async function listSectionMessages(ctx: Context, { courseId, sectionKey, isPreview, ...paging }: MessagesQuery) {
  const { liveId } = demandUnlocked(await openLessons(ctx, { id: courseId, isPreview }), sectionKey);
  return liveId === null ? { items: [], recordCount: 0 } : listMessagesOfSection(ctx, liveId, paging);
}
