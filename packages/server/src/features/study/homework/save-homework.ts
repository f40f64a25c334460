import { demand } from '@shuyuan/contract/kernel/app-error';
import { canWrite } from '@shuyuan/contract/study/homework/homework-states';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { claimFile, findFile, releaseFiles, removeUnused } from '../../files/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { finishSection } from '../runs/finish-section.store.ts';
import { openRun } from '../runs/open-run.ts';
import { insertEntry, listMarkedFiles } from './homework-entry.store.ts';
import { findWork, type HomeworkRow, homeworkPurpose, lockWork, upsertHomework } from './homework.store.ts';
import { openTask, type SectionInput, toOwnOut } from './read-homework.ts';

type HomeworkInput = SectionInput & {
  readonly text: string;
  readonly fileIds: readonly string[];
  readonly isSubmitted: boolean;
  readonly revision: number;
};

/**
 * Uploads of the caller's own become part of the work; those it no longer has go, but for those a mark was given for. Answers what is to
 * be removed.
 */
async function changeFiles(tx: Tx, ctx: Context, { id, fileIds }: { id: string; fileIds: readonly string[] }) {
  const { tenantId, id: memberId } = ctx.actor;
  for (const fileId of new Set(fileIds)) {
    const file = await findFile(tx, tenantId, fileId);
    if (file?.purpose === homeworkPurpose && file.subjectId === id) continue;
    demand(file?.purpose === 'draft' && file.ownerId === memberId, 'course.unknown-file', { title: '' });
    await claimFile(tx, ctx, { fileId, purpose: homeworkPurpose, subjectId: id });
  }
  const marked = await listMarkedFiles(tx, id);
  return releaseFiles(tx, { tenantId, purpose: homeworkPurpose, subjectId: id }, [...fileIds, ...marked]);
}

/** The same save once more: its answer was lost on the way. */
function isRepeated(work: HomeworkRow, { text, fileIds, isSubmitted }: Omit<HomeworkInput, keyof SectionInput>) {
  const isSame = work.text === text && (work.state === 'submitted') === isSubmitted;
  const ids = new Set(fileIds);
  return isSame && work.fileIds.length === ids.size && work.fileIds.every((id) => ids.has(id));
}

/** A draft that is kept, or work that is handed in; where the task says so, handing in finishes the section. */
export async function saveHomework(ctx: Context, { courseId, sectionKey, ...input }: HomeworkInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const { course, versionId, task } = await openTask(ctx, { courseId, sectionKey });
  const { text, fileIds, isSubmitted } = input;
  demand(!isSubmitted || text.trim() !== '' || fileIds.length > 0, 'homework.empty');
  await refuseSensitive(ctx, [text]);
  const at = new Date(ctx.now());
  const { unused, runId } = await ctx.inTransaction(async (tx) => {
    const run = await openRun(tx, ctx, { id: course.id, versionId });
    const work = await lockWork(tx, { runId: run.id, sectionKey });
    if (work && work.revision !== input.revision && isRepeated(work, input)) return { unused: [], runId: run.id };
    demand((work?.revision ?? 0) === input.revision, 'request.stale', { revision: work?.revision ?? 0 });
    const before = work?.state ?? 'draft';
    demand(canWrite(before, isSubmitted), 'homework.wrong-state', { state: before });
    const id = work?.id ?? newId(ctx.now());
    const state = isSubmitted ? 'submitted' : before;
    const submittedAt = isSubmitted ? at : (work?.submittedAt ?? null);
    const own = { text, fileIds: [...new Set(fileIds)] };
    const row = { id, tenantId, courseId, runId: run.id, sectionKey, memberId, state, updatedAt: at, submittedAt };
    await upsertHomework(tx, { ...row, ...own });
    const keys = await changeFiles(tx, ctx, { id, fileIds });
    if (isSubmitted)
      await insertEntry(tx, { id: newId(ctx.now()), tenantId, homeworkId: id, state: 'submitted', at, ...own });
    if (isSubmitted && task.isDoneOnSubmit) await finishSection(tx, { tenantId, runId: run.id, sectionKey, at });
    return { unused: keys, runId: run.id };
  });
  await removeUnused(ctx, unused);
  return toOwnOut(ctx, task, await findWork(ctx.read, { runId, sectionKey }));
}
