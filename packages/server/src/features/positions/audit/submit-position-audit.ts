import { demand } from '@shuyuan/contract/kernel/app-error';
import { canSubmitAudit } from '@shuyuan/contract/positions/audit-states';
import { type Context, transact } from '../../../platform/context.ts';
import { resubmitDocument, startProcess } from '../../approval/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { canSubmit, isWalking, openWalk, type Walk } from '../walk/walk.ts';
import { lockRun } from '../walk/walk.store.ts';
import { auditDocumentOf } from './audit-document.ts';
import { updateAudit } from './audit.store.ts';

/** Chapter by chapter how much is done: the page of the evidence has the rest. */
function summaryOf({ chapters, sections }: Walk, comment: string): string {
  const lines = chapters.map(({ id, title }) => {
    const own = sections.filter(({ chapterId, isAvailable }) => chapterId === id && isAvailable);
    return `${title} ${own.filter(({ isDone }) => isDone).length}/${own.length}`;
  });
  return [comment, lines.join('\n')].filter((part) => part !== '').join('\n\n');
}

/** D-177: a finished path goes before a director or approver; after a refusal as another round of the same approval. */
export async function submitPositionAudit(ctx: Context, input: { positionId: string; comment: string }) {
  await refuseSensitive(ctx, [input.comment]);
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { tenantId, organizationId } = within.actor;
      const walk = await openWalk(within, input.positionId);
      // Of two calls at once the second waits here and finds the audit waiting.
      const run = await lockRun(tx, walk.run.id);
      demand(run && isWalking({ ...walk, run }), 'course.wrong-state', { state: walk.position.state });
      demand(canSubmitAudit(run.auditState), 'course.wrong-state', { state: run.auditState });
      demand(canSubmit({ ...walk, run }), 'course.not-finished');
      const words = { title: walk.position.name, summary: summaryOf(walk, input.comment) };
      const { tenantId: _tenant, ...document } = { ...auditDocumentOf(tenantId, run.id), organizationId };
      const again = await resubmitDocument(within, document, { ...words, comment: '' });
      const { processInstanceId } = again ?? (await startProcess(within, { ...document, ...words }));
      await updateAudit(tx, { runId: run.id, state: 'waiting', submittedAt: new Date(within.now()) });
      return { progressId: run.id, processInstanceId };
    }),
  );
}
