import { isConverted } from '@shuyuan/contract/files/conversion';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { isOver } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../../platform/context.ts';
import { claimFile } from '../../files/index.ts';
import { openLive } from '../live.policy.ts';
import type { LiveRow } from '../live.store.ts';
import { findSlidesOf, listSlidesOf, slidesPurpose, type SlidesRow } from './setting.store.ts';
import { slidesPath } from './slides.ts';

const maxSlides = 50;

/** For who leads the room or speaks in it. */
async function openAsSpeaker(ctx: Context, id: string): Promise<LiveRow> {
  const { live, part, isManaged } = await openLive(ctx, id);
  demand(isManaged || part.isAssistant || live.lecturerId === ctx.actor.id, 'auth.forbidden');
  return live;
}

const toOut = (row: SlidesRow) => ({
  fileId: row.id,
  name: row.name,
  path: slidesPath(row) ?? `/files/${row.path}`,
  isReady: slidesPath(row) !== null,
});

export async function listSlides(ctx: Context, { id }: { readonly id: string }) {
  await openAsSpeaker(ctx, id);
  return { items: (await listSlidesOf(ctx.read, id, maxSlides)).map(toOut) };
}

export async function addSlides(ctx: Context, { id, fileId }: { readonly id: string; readonly fileId: string }) {
  const live = await openAsSpeaker(ctx, id);
  demand(!isOver(live.status), 'live.wrong-state', { status: live.status });
  return ctx.inTransaction(async (tx) => {
    demand((await listSlidesOf(tx, id, maxSlides)).length < maxSlides, 'request.too-many', { retryAfterSeconds: 0 });
    const { kind, ending, conversion } = await claimFile(tx, ctx, { fileId, purpose: slidesPurpose, subjectId: id });
    const isShowable = kind === 'picture' || kind === 'document';
    demand(isShowable && !(isConverted(kind, ending) && conversion === 'none'), 'file.not-convertible');
    const slides = await findSlidesOf(tx, id, fileId);
    demand(slides, 'request.not-found');
    return toOut(slides);
  });
}
