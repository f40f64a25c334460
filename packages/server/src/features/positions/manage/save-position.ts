import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { findLatestVersion, insertVersion, replaceOutline } from '../outline.store.ts';
import { type PositionFields, updatePosition } from '../position.store.ts';
import { type ChapterInput, resolveChapters } from './chapter-input.ts';
import { demandPosition, lockEdited } from './position.policy.ts';

type PositionInput = PositionFields & {
  readonly id: string;
  readonly revision: number;
  readonly chapters: readonly ChapterInput[];
};

/** The draft to write to: the latest version, or the next one where that is published. */
async function openDraft(tx: Tx, ctx: Context, positionId: string): Promise<string> {
  const latest = await findLatestVersion(tx, positionId);
  if (latest?.publishedAt === null) return latest.id;
  const id = newId(ctx.now());
  const number = (latest?.number ?? 0) + 1;
  await insertVersion(tx, { id, tenantId: ctx.actor.tenantId, positionId, number, at: new Date(ctx.now()) });
  return id;
}

/** The fields hold at once; the outline is the draft's until it is published. */
export async function savePosition(ctx: Context, input: PositionInput) {
  const { id, name, introduction, learnSequence } = input;
  const { tenantId } = ctx.actor;
  await demandPosition(ctx, id);
  await refuseSensitive(ctx, [name, introduction]);
  const chapters = await resolveChapters(ctx, id, input.chapters);
  return ctx.inTransaction(async (tx) => {
    await lockEdited(tx, ctx, input);
    const versionId = await openDraft(tx, ctx, id);
    await replaceOutline(tx, { tenantId, versionId, chapters, newId: () => newId(ctx.now()) });
    const fields = { name, introduction, learnSequence };
    return { id, revision: await updatePosition(tx, { id, ...fields, at: new Date(ctx.now()) }) };
  });
}
