import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Notice } from '@shuyuan/contract/notifications/notice-kinds';
import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { ReminderTarget } from '@shuyuan/contract/study/runs/reminder-targets';
import type { Context, Tx } from '../../../platform/context.ts';
import { claimReminders, notifyByDay, reminderDay } from '../../notifications/index.ts';
import { countTargets, listTargets, type ReminderQuery, type ReminderTargets } from './reminder.store.ts';

/** Each person hears of a course, subject or path once a day, whoever or whatever reminds, and by day. */
export async function sendReminders(
  tx: Tx,
  ctx: Context,
  { target, ...reminding }: Reminding & { target: ReminderTarget },
) {
  const { id, title, kind, texts, link } = reminding;
  const query = queryOf(ctx, reminding, target);
  const { businessType, businessId } = query;
  const wanted = await listTargets(tx, query);
  const claims = wanted.map((receiverId) => ({ receiverId, items: [{ businessType, businessId }] }));
  const receivers = (await claimReminders(tx, ctx, claims)).map(({ receiverId }) => receiverId);
  await notifyByDay(tx, ctx, {
    kind: 'study',
    text: texts[target],
    values: { title },
    receivers,
    subject: { kind, id },
    link,
  });
  return { remindedCount: receivers.length };
}

/** How many each reminder would reach, before it is sent. */
export async function countReminders(ctx: Context, reminding: Reminding) {
  const day = reminderDay(ctx.external.timeZone, ctx.now());
  return {
    notBegun: await countTargets(ctx.read, { ...queryOf(ctx, reminding, 'notBegun'), day }),
    midway: await countTargets(ctx.read, { ...queryOf(ctx, reminding, 'midway'), day }),
  };
}

type ReminderText = Extract<Notice, { kind: 'study' }>['text'] & `remindedTo${string}`;

/** A course, subject or path, and the people its managers may remind of it. */
export type Reminding = {
  readonly id: string;
  readonly title: string;
  readonly audience: CourseAudience;
  readonly targets: ReminderTargets;
  readonly texts: Readonly<Record<ReminderTarget, ReminderText>>;
  readonly kind: 'course' | 'subject' | 'position';
  readonly link: string;
};

const businessTypes = {
  course: BusinessType.course,
  subject: BusinessType.subject,
  position: BusinessType.positionStudy,
} as const;

const queryOf = (ctx: Context, { id, kind, audience, targets }: Reminding, target: ReminderTarget): ReminderQuery => ({
  tenantId: ctx.actor.tenantId,
  businessType: businessTypes[kind],
  businessId: id,
  audience,
  isTarget: targets[target],
  exceptId: ctx.actor.id,
});
