import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { canStartAt, fieldsOf } from '@shuyuan/contract/live/live-form';
import type { LiveType } from '@shuyuan/contract/live/live-kinds';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import type { nativeManage } from '@shuyuan/contract/live/manage.wire';
import type { Context, Tx } from '../../../platform/context.ts';
import { hashPassword, isPassword } from '../../../platform/passwords.ts';
import type { LiveRow } from '../live.store.ts';
import { checkForm } from './check-form.ts';
import { listActiveIds, type LiveContent } from './manage.store.ts';

/** What the three forms post alike. */
export type LiveForm = Omit<ParsedInputOf<typeof nativeManage.create>, 'liveType'>;
type Kind = { readonly supplier: LiveSupplier; readonly liveType: LiveType };
type Reading = Kind & { readonly before: LiveRow | null };

const minuteOf = (time: number): number => Math.floor(time / minuteMs);

/** D-059: a form knows minutes, so the same minute is the same time; what is not moved may lie in the past. */
function startOf(ctx: Context, form: LiveForm, { before, ...kind }: Reading): Date {
  const wanted = fieldsOf(kind).startTime ? form.startTime : undefined;
  if (before && (wanted === undefined || minuteOf(wanted) === minuteOf(before.startTime.getTime())))
    return before.startTime;
  if (!fieldsOf(kind).startTime) return new Date(ctx.now());
  demand(wanted !== undefined, 'live.field-missing', { field: 'startTime' });
  demand(canStartAt(wanted, ctx.now()), 'live.start-in-past', { field: 'startTime' });
  return new Date(wanted);
}

/** D-061: 0 is as good as nothing. */
const numberOf = (value: number | null | undefined): number | null => (value === 0 ? null : (value ?? null));

async function passcodeOf({ passcode }: LiveForm, before: LiveRow | null): Promise<string | null> {
  if (passcode === undefined) return before?.passcodeHash ?? null;
  if (passcode === '') return null;
  // The same one hashed anew would be another to who came by it, and send them out.
  const isSame = before?.passcodeHash && (await isPassword(passcode, before.passcodeHash));
  return isSame ? before.passcodeHash : hashPassword(passcode);
}

/** What a form makes of a live. Optional words and people that are left out were emptied (LIVE-FORM-23). */
export async function contentOf(ctx: Context, form: LiveForm, reading: Reading): Promise<LiveContent> {
  const { before } = reading;
  const fields = fieldsOf(reading);
  const liveMode = fields.liveMode ? (form.liveMode ?? before?.liveMode ?? null) : null;
  const executionMode = fields.executionMode ? (form.executionMode ?? before?.executionMode ?? null) : null;
  demand(!fields.liveMode || liveMode !== null, 'live.field-missing', { field: 'liveMode' });
  demand(!fields.executionMode || executionMode !== null, 'live.field-missing', { field: 'executionMode' });
  // LIVE-ENT-08: two names of one field; an empty one says nothing.
  const description = [form.desc, form.genseeDesc].find(Boolean) ?? '';
  const lecturerDescription = form.lecturerDesc ?? '';
  const classroomId = (fields.startTime && form.classroomId) || null;
  await checkForm(ctx, { texts: [form.subject, description, lecturerDescription], classroomId });
  return {
    subject: form.subject,
    startTime: startOf(ctx, form, reading),
    liveMode,
    executionMode,
    shareScope: form.shareScope,
    estimateDuration: numberOf(form.estimateDuration),
    planNumber: numberOf(form.planNumber),
    description,
    lecturerDescription,
    lecturerId: form.lecturerId ?? null,
    classroomId,
    passcodeHash: await passcodeOf(form, before),
  };
}

/** Only people who are at work here get a part; who had one keeps it, whatever became of them. */
export async function demandPeople(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const known = new Set(await listActiveIds(tx, tenantId, wanted));
  const unknown = wanted.filter((id) => !known.has(id));
  demand(unknown.length === 0, 'live.unknown-person', { memberIds: unknown });
}
