import { lastMinuteOf } from '@shuyuan/contract/assignments/last-minute-of';
import { type ReminderStepName, reminderSteps, reminderStepsOf } from '@shuyuan/contract/assignments/reminder-steps';
import { isQuiet } from '@shuyuan/contract/kernel/calendar/is-quiet';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { claimReminders, notify } from '../../notifications/index.ts';
import { findDirectors, insertReminders, listOpenItems, type RemindableRow } from './remind.store.ts';

const texts = {
  week: 'dueSoon',
  day: 'lastCall',
  late: 'overdue',
  director: 'overdueBelow',
  nextDirector: 'overdueBelow',
} as const satisfies Record<ReminderStepName, string>;

type DueStep = { readonly duty: RemindableRow; readonly step: ReminderStepName };
type DueReminder = DueStep & {
  /** Null: nobody directs the learner. */
  readonly receiverId: string | null;
  /** By the calendar of the receiver. */
  readonly day: string;
};

/** The steps of a duty that have come by the calendar of the learner and were not sent. The zone of the rule stands in for one not known. */
function dueStepsOf(duty: RemindableRow, now: number): DueStep[] {
  const { timeZone, memberZone, openedAt, dueAt, lateAt, sent } = duty;
  const times = { openTime: openedAt.getTime(), dueTime: dueAt.getTime(), lateTime: lateAt.getTime() };
  const steps = reminderStepsOf({ ...times, timeZone: memberZone ?? timeZone, now });
  return steps.filter((step) => !sent.includes(step)).map((step) => ({ duty, step }));
}

const receiverOf = (step: ReminderStepName) => reminderSteps.find(({ name }) => name === step)?.to ?? 'learner';

/** With whoever hears of each; in the quiet hours of their receivers they wait. */
async function listReminders(ctx: SystemContext, steps: readonly DueStep[]): Promise<DueReminder[]> {
  const forDirectors = steps.filter(({ step }) => receiverOf(step) !== 'learner');
  const directors = await findDirectors(
    ctx.read,
    forDirectors.map(({ duty }) => duty.memberId),
  );
  return steps.flatMap(({ duty, step }) => {
    const to = receiverOf(step);
    const learner = { id: duty.memberId, timeZone: duty.memberZone };
    const receiver = to === 'learner' ? learner : directors.get(duty.memberId)?.[to];
    const timeZone = receiver?.timeZone ?? duty.timeZone;
    if (isQuiet(timeZone, ctx.now())) return [];
    return { duty, step, receiverId: receiver?.id ?? null, day: dayIn(timeZone, ctx.now()) };
  });
}

/** Learners hear of an item once a day: a duty of which everything was taken waits for the next day. Directors hear of each. */
async function withoutTaken(tx: Tx, ctx: SystemContext, reminders: readonly DueReminder[]): Promise<DueReminder[]> {
  const toLearners = reminders.filter(({ step }) => receiverOf(step) === 'learner');
  const ids = toLearners.map(({ duty }) => duty.id);
  const open = Map.groupBy(await listOpenItems(tx, ids, new Date(ctx.now())), ({ dutyId }) => dutyId);
  const claims = toLearners.map((reminder) => {
    const { id, memberId } = reminder.duty;
    return { reminder, receiverId: memberId, items: open.get(id) ?? [] };
  });
  const free = new Set((await claimReminders(tx, ctx, claims)).map(({ reminder }) => reminder));
  return reminders.filter((one) => receiverOf(one.step) !== 'learner' || free.has(one));
}

function wordsOf(step: ReminderStepName, { title, fullName, dueAt }: RemindableRow) {
  const text = texts[step];
  const due = { title, dueAt: lastMinuteOf(dueAt.getTime()) };
  if (text === 'dueSoon') return { text, values: due };
  if (text === 'lastCall') return { text, values: due };
  return text === 'overdue' ? { text, values: { title } } : { text, values: { title, person: fullName } };
}

/** The same words are said together: a rule for thousands is one notice to a group, not thousands. */
async function notifyReminded(tx: Tx, ctx: SystemContext, reminders: readonly DueReminder[]): Promise<void> {
  const groups = Map.groupBy(reminders, ({ duty, step, receiverId }) =>
    receiverId === duty.memberId ? `${duty.ruleId} ${step} ${duty.dueAt.getTime()}` : `${duty.id} ${step}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    const receivers = group.flatMap(({ receiverId }) => receiverId ?? []);
    if (!first || receivers.length === 0) continue;
    const { duty, step } = first;
    await notify(tx, ctx, {
      tenantId: duty.tenantId,
      kind: 'assignment',
      ...wordsOf(step, duty),
      receivers,
      subject: { kind: 'assignment', id: duty.ruleId },
      link: first.receiverId === duty.memberId ? '/center/my/duties' : `/center/my/assignments?rule=${duty.ruleId}`,
    });
  }
}

/** Sent and logged in one transaction: of two jobs at once one sends them. */
export async function remindTogether(ctx: SystemContext, duties: readonly RemindableRow[]): Promise<void> {
  const reminders = await listReminders(
    ctx,
    duties.flatMap((duty) => dueStepsOf(duty, ctx.now())),
  );
  if (reminders.length === 0) return;
  await ctx.inTransaction(async (tx) => {
    const free = await withoutTaken(tx, ctx, reminders);
    const sentAt = new Date(ctx.now());
    const rows = free.map(({ duty: { id, tenantId }, ...rest }) => {
      const { step, receiverId, day } = rest;
      return { dutyId: id, tenantId, step, receiverId, day, sentAt };
    });
    const written = new Set((await insertReminders(tx, rows)).map(({ dutyId, step }) => `${dutyId} ${step}`));
    const isWritten = ({ duty, step }: DueReminder) => written.has(`${duty.id} ${step}`);
    await notifyReminded(tx, ctx, free.filter(isWritten));
  });
}
