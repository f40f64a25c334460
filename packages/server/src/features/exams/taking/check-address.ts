import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import { isInRanges } from '@shuyuan/contract/exams/taking/is-address-range';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { type AttemptRow, findOwnAttempt } from './attempt.store.ts';
import { endIfOver } from './end-if-over.ts';

type Ranges = ExamSettings['addressRanges'];
type OwnAttempt = Pick<AttemptRow, 'id' | 'endedAt'> & { readonly settings: Pick<ExamSettings, 'addressRanges'> };

/** Refuses to go on with an attempt from elsewhere; one that has ended is read from everywhere. */
export function checkAddress(ctx: Context, { id, endedAt, settings }: OwnAttempt): void {
  if (endedAt) return;
  const kept = keptOf(ctx);
  kept.set(id, settings.addressRanges);
  const [oldest] = kept.keys();
  if (kept.size > maxAttempts && oldest !== undefined) kept.delete(oldest);
  demand(isHere(ctx, settings), 'exam.elsewhere');
}

/** An exam is taken from the networks its author named, by the address every other rule of the server goes by. */
export const isHere = (ctx: Context, { addressRanges }: Pick<ExamSettings, 'addressRanges'>): boolean =>
  isInRanges(ctx.caller.address, addressRanges);

/** Attempts that are answered at once; their settings never change, so that a save does not read them again. */
const maxAttempts = 20_000;
const keptBy = new WeakMap<Context['inTransaction'], Map<string, Ranges>>();

function keptOf(ctx: Context): Map<string, Ranges> {
  const kept = keptBy.get(ctx.inTransaction) ?? new Map<string, Ranges>();
  keptBy.set(ctx.inTransaction, kept);
  return kept;
}

/** The same where only the id is known. An attempt that is unknown or over is refused by whoever looks for it. */
export async function checkAddressOf(ctx: Context, id: string): Promise<void> {
  const addressRanges = keptOf(ctx).get(id);
  if (addressRanges && isHere(ctx, { addressRanges })) return;
  const attempt = await findOwnAttempt(ctx.read, { id, memberId: ctx.actor.id });
  if (attempt && attempt.closesAt.getTime() > ctx.now()) checkAddress(ctx, attempt);
}

/** An attempt of the caller to go on with, or ended where its time is over. */
export async function findAttemptHere(ctx: Context, id: string): Promise<AttemptRow> {
  const found = await findOwnAttempt(ctx.read, { id, memberId: ctx.actor.id });
  demand(found, 'request.not-found');
  const attempt = await endIfOver(ctx, found);
  checkAddress(ctx, attempt);
  return attempt;
}
