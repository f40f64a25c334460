import { demand } from '@shuyuan/contract/kernel/app-error';
import { SectionType } from '@shuyuan/contract/study/section-types';
import type { Context } from '../../../platform/context.ts';
import { demandUnlocked, type Lessons, openLessons } from '../courses/lessons.ts';
import { findTask, findWork, type HomeworkRow, listFiles } from './homework.store.ts';
import { readRounds } from './read-rounds.ts';

const findOwn = (ctx: Context, run: Lessons['run'], sectionKey: string) =>
  run ? findWork(ctx.read, { runId: run.id, sectionKey }) : undefined;

/** The caller's own work in the run they are in. */
export async function readHomework(ctx: Context, input: SectionInput) {
  const { run, task } = await openTask(ctx, input);
  return toOwnOut(ctx, task, await findOwn(ctx, run, input.sectionKey));
}

export type SectionInput = { readonly courseId: string; readonly sectionKey: string };

/** A homework the caller may do: not locked, paid for, and one. */
export async function openTask(ctx: Context, { courseId, sectionKey }: SectionInput) {
  const opened = await openLessons(ctx, { id: courseId, isPreview: false });
  demandUnlocked(opened, sectionKey);
  const task = await findTask(ctx.read, { versionId: opened.versionId, sectionKey });
  demand(task?.type === SectionType.homework, 'request.not-found');
  return { ...opened, task };
}

type Task = { readonly isDoneOnSubmit: boolean };

/** The work as its author sees it. */
export async function toOwnOut(ctx: Context, { isDoneOnSubmit }: Task, work: HomeworkRow | undefined) {
  return {
    revision: work?.revision ?? 0,
    state: work?.state ?? 'draft',
    text: work?.text ?? '',
    files: work && work.fileIds.length > 0 ? await listFiles(ctx.read, work) : [],
    submitTime: work?.submittedAt?.getTime() ?? null,
    comment: work?.comment ?? '',
    score: work?.score ?? null,
    isDoneOnSubmit,
    rounds: work ? (await readRounds(ctx, work, 'author')).rounds : [],
  };
}
