import type { SystemContext, Tx } from '../../../platform/context.ts';
import { inviteMembersToSurvey } from '../../surveys/index.ts';
import { lockClass } from '../class.store.ts';
import { notifyPeople } from '../notify-people.ts';
import { listAttendants, updateEvaluated } from './evaluation.store.ts';

type ClassId = { readonly id: string; readonly tenantId: string };

/** Asks whoever was there what they think of a class that has ended, once; who said what stays with the survey. */
export async function askForEvaluation(tx: Tx, ctx: SystemContext, { id, tenantId }: ClassId): Promise<void> {
  const training = await lockClass(tx, tenantId, id);
  if (training?.state !== 'published' || training.surveyId === null) return;
  const { surveyId, title, endsAt, evaluatesUntil } = training;
  const isDue = endsAt !== null && endsAt <= ctx.now() && (evaluatesUntil ?? 0) > ctx.now();
  if (!isDue || !(await updateEvaluated(tx, id, new Date(ctx.now())))) return;
  const memberIds = await listAttendants(tx, id);
  const receivers = await inviteMembersToSurvey(tx, { surveyId, tenantId, memberIds });
  const notice = { text: 'evaluation', values: { title } } as const;
  await notifyPeople(tx, ctx, { training, notice, receivers, link: `/research/answer/${surveyId}` });
}
