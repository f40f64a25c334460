import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { ContextOf, Tx } from '../../platform/context.ts';
import { claimReminders, notify, notifyByDay } from '../notifications/index.ts';
import { listUnanswered } from './audience.store.ts';
import type { SurveyRow } from './survey.store.ts';

type Notifier = Pick<ContextOf<{ readonly tenantId: string } | null>, 'actor' | 'now' | 'external'>;
type NoticeInput = { readonly survey: SurveyRow; readonly text: 'invited' | 'reminded'; readonly key: string };

type Reminding = { readonly id: string; readonly receivers: readonly string[] };

/** Those who were not reminded of it today, by whatever asks for it. */
async function withoutReminded(tx: Tx, ctx: Notifier, { id, receivers }: Reminding) {
  const items = [{ businessType: BusinessType.research, businessId: id }];
  const claims = receivers.map((receiverId) => ({ receiverId, items }));
  return (await claimReminders(tx, ctx, claims)).map(({ receiverId }) => receiverId);
}

/** Invites or reminds those who have not answered, by the same address; returns how many. A reminder waits for the morning. */
export async function notifyAudience(tx: Tx, ctx: Notifier, { survey, text, key }: NoticeInput): Promise<number> {
  const unanswered = await listUnanswered(tx, survey.id);
  const isReminder = text === 'reminded';
  const receivers = isReminder ? await withoutReminded(tx, ctx, { id: survey.id, receivers: unanswered }) : unanswered;
  if (receivers.length === 0) return 0;
  const { id, tenantId, title, closesAt } = survey;
  const about = { kind: 'survey' as const, tenantId, subject: { kind: 'survey', id }, link: `/research/answer/${id}` };
  const words =
    closesAt === null ? { text, values: { title } } : { text: `${text}Until` as const, values: { title, closesAt } };
  const notice = { ...about, ...words, receivers, key };
  await (isReminder ? notifyByDay(tx, ctx, { ...notice, endTime: closesAt }) : notify(tx, ctx, notice));
  return receivers.length;
}
