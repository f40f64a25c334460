import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLife } from '@shuyuan/contract/study/courses/course-states';
import type { MidwayChoice } from '@shuyuan/contract/study/courses/midway-choices';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { type Context, transact } from '../../../platform/context.ts';
import { publishFileCourses } from '../../study/index.ts';
import { type ChapterRow, findLatestVersion, listOutline, publishVersion } from '../outline.store.ts';
import { updatePosition } from '../position.store.ts';
import { joinHolders, moveRuns } from './holder.store.ts';
import { demandPosition, lockEdited, lockKnown } from './position.policy.ts';

type PublishInput = { readonly id: string; readonly revision: number; readonly midway: MidwayChoice };

/** A path asks for something, and every chapter has something to do. */
const isReady = (chapters: readonly ChapterRow[]): boolean =>
  chapters.every(({ sections }) => sections.length > 0) &&
  chapters.some(({ sections }) => sections.some(({ isRequired }) => isRequired));

const coursesOf = (chapters: readonly ChapterRow[]): string[] =>
  chapters.flatMap(({ sections }) =>
    sections.flatMap(({ businessType, businessId }) =>
      businessType === BusinessType.course ? (businessId ?? []) : [],
    ),
  );

/** The draft becomes the next version, and everybody with the position is on its path. */
export async function publishPosition(ctx: Context, input: PublishInput) {
  const { id } = input;
  await demandPosition(ctx, id);
  const at = new Date(ctx.now());
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const position = await lockEdited(tx, ctx, input);
      const latest = await findLatestVersion(tx, id);
      demand(latest, 'internal.unexpected');
      const chapters = await listOutline(tx, latest.id);
      demand(isReady(chapters), 'course.not-ready');
      await publishFileCourses(within, coursesOf(chapters));
      // Nothing new to publish.
      demand(latest.publishedAt === null || position.state === 'withdrawn', 'course.wrong-state', {
        state: position.state,
      });
      if (latest.publishedAt === null) await publishVersion(tx, latest.id, { at, by: ctx.actor.id });
      const revision = await updatePosition(tx, { id, state: 'published', versionId: latest.id, at });
      const movedCount = input.midway === 'move' ? await moveRuns(tx, { positionId: id, versionId: latest.id }) : 0;
      const joinedCount = await joinHolders(tx, { positionId: id, versionId: latest.id, at });
      return { id, revision, versionNumber: latest.number, joinedCount, movedCount };
    }),
  );
}

async function changeState(ctx: Context, id: string, action: 'withdraw' | 'archive') {
  await demandPosition(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const { state } = await lockKnown(tx, ctx, id);
    demand(courseLife.can(action, state), 'course.wrong-state', { state });
    const { to } = courseLife.table[action];
    return { id, revision: await updatePosition(tx, { id, state: to, at: new Date(ctx.now()) }) };
  });
}

export const withdrawPosition = (ctx: Context, { id }: { id: string }) => changeState(ctx, id, 'withdraw');
export const archivePosition = (ctx: Context, { id }: { id: string }) => changeState(ctx, id, 'archive');
