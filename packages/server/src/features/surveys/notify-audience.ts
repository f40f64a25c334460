import type { ContextOf, Tx } from '../../platform/context.ts';
import { notify } from '../notifications/index.ts';
import { listUnanswered } from './audience.store.ts';
import type { SurveyRow } from './survey.store.ts';

type Notifier = Pick<ContextOf<{ readonly tenantId: string } | null>, 'actor' | 'now'>;
type NoticeInput = { readonly survey: SurveyRow; readonly text: 'invited' | 'reminded'; readonly key: string };

/** Invites or reminds those who have not answered, by the same address; returns how many. */
export async function notifyAudience(tx: Tx, ctx: Notifier, { survey, text, key }: NoticeInput): Promise<number> {
  const receivers = await listUnanswered(tx, survey.id);
  if (receivers.length === 0) return 0;
  const { id, tenantId, title, closesAt } = survey;
  const about = { kind: 'survey' as const, tenantId, subject: { kind: 'survey', id }, link: `/research/answer/${id}` };
  const words =
    closesAt === null ? { text, values: { title } } : { text: `${text}Until` as const, values: { title, closesAt } };
  await notify(tx, ctx, { ...about, ...words, receivers, key });
  return receivers.length;
}
