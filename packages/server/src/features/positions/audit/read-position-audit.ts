import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findAnswerTo, findApprovalOf, mayReadApprovalOf } from '../../approval/index.ts';
import { findVersion } from '../outline.store.ts';
import { findPosition } from '../position.store.ts';
import { loadWalk, type Walk } from '../walk/walk.ts';
import { findProgress, findRunById, type RunRow } from '../walk/walk.store.ts';
import { isDirectedBy } from '../report/report.store.ts';
import { findPerson, listMarks } from './audit.store.ts';
import { auditDocumentOf } from './audit-document.ts';

const timeOf = (at: Date | null): number | null => at?.getTime() ?? null;

type Mark = { readonly mark: number | null; readonly subjectSeconds: number | null };

const evidenceOf = (section: Walk['sections'][number], own: Mark | undefined) => ({
  key: section.key,
  title: section.title,
  businessType: section.businessType,
  require: section.require,
  isAvailable: section.isAvailable,
  isFinished: section.isDone,
  isConfirmed: section.isConfirmed,
  beginTime: timeOf(section.begunAt),
  finishTime: timeOf(section.finishedAt),
  trainingClass: section.trainingClass,
  studySeconds: section.studySeconds ?? own?.subjectSeconds ?? null,
  mark: own?.mark ?? null,
});

/** The person themselves, those who direct them or decide, and those who manage paths. */
async function mayRead(ctx: Context, run: RunRow): Promise<boolean> {
  if (run.memberId === ctx.actor.id || ctx.actor.capabilities.has('course.manageAll')) return true;
  if (await isDirectedBy(ctx.read, { memberId: run.memberId, directorId: ctx.actor.id })) return true;
  return mayReadApprovalOf(ctx, auditDocumentOf(ctx.actor.tenantId, run.id));
}

/** D-177: what somebody did on a path, when, how long, with which marks, and whether the server counted it or they said so. */
export async function readPositionAudit(ctx: Context, { progressId }: { progressId: string }) {
  const { tenantId } = ctx.actor;
  const run = await findRunById(ctx.read, tenantId, progressId);
  demand(run && (await mayRead(ctx, run)), 'request.not-found');
  const position = await findPosition(ctx.read, tenantId, run.positionId);
  demand(position, 'internal.unexpected');
  const document = auditDocumentOf(tenantId, run.id);
  const { chapters, sections } = await loadWalk(ctx, position, run);
  const isOwn = run.memberId === ctx.actor.id;
  const marked = await listMarks(ctx.read, { runId: run.id, asOf: new Date(ctx.now()), isOwn });
  const marks = new Map(marked.map((own) => [own.key, own]));
  const evidence = sections.map((section) => ({
    chapterId: section.chapterId,
    ...evidenceOf(section, marks.get(section.key)),
  }));
  return {
    progressId,
    positionId: position.id,
    name: position.name,
    versionNumber: (await findVersion(ctx.read, run.versionId)).number,
    person: await findPerson(ctx.read, run.memberId),
    auditState: run.auditState,
    joinTime: run.openedAt.getTime(),
    submitTime: timeOf(run.submittedAt),
    decideTime: timeOf(run.decidedAt),
    reason: run.decidedAt === null ? '' : await findAnswerTo(ctx.read, document),
    processInstanceId: (await findApprovalOf(ctx.read, document))?.processInstanceId ?? null,
    studySeconds: evidence.reduce((sum, section) => sum + (section.studySeconds ?? 0), 0),
    ...(await findProgress(ctx.read, run.id, new Date(ctx.now()))),
    chapters: chapters.map(({ id, title }) => ({
      id,
      title,
      sections: evidence.filter(({ chapterId }) => chapterId === id),
    })),
  };
}
