import { demand } from '@shuyuan/contract/kernel/app-error';
import { coalesceWrites } from '../../../platform/coalesce.ts';
import type { Context } from '../../../platform/context.ts';
import { noteDevice } from '../attention/log-attention.ts';
import { findPublishedExam } from '../papers/exam.store.ts';
import { listAnswersAndFiles } from '../answer-files/view-answer-files.ts';
import { type OpenedTab, updateTabs } from './attempt.store.ts';
import { findAttemptHere } from './check-address.ts';
import { loadPaper } from './load-paper.ts';
import { pinnedPaperOf } from './pinned-paper.ts';
import { openedAttemptOf, takerQuestionsOf } from './opened-attempt.ts';

/** Opened in one transaction. */
const maxTabs = 100;
const writeTab = coalesceWrites<OpenedTab, boolean>(updateTabs, maxTabs);

/** The paper without its keys, for the tab that has the attempt from now on. */
export async function openAttempt(ctx: Context, { id, tabId }: { readonly id: string; readonly tabId: string }) {
  const attempt = await findAttemptHere(ctx, id);
  const isOpen = !attempt.endedAt && (await writeTab(ctx, { id, tabId, at: new Date(ctx.now()) }));
  demand(isOpen, 'exam.handed-in');
  await noteDevice(ctx, attempt);
  const { versions } = await pinnedPaperOf(ctx, attempt.paperId);
  const [exam, paper, given] = await Promise.all([
    findPublishedExam(ctx.read, ctx.actor.tenantId, attempt.examId),
    loadPaper(ctx.read, attempt, versions),
    listAnswersAndFiles(ctx, id, [...versions.values()]),
  ]);
  const questions = takerQuestionsOf(paper);
  return openedAttemptOf({ ...attempt, examName: exam?.name ?? '', questions, ...given }, ctx.now());
}
