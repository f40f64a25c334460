import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { countingSlots, slotAt, slotEnd } from '@shuyuan/contract/training/slot-at';
import type { SystemContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { readClaim, signClaim } from '../../../platform/signed-claim.ts';

type Signing = Pick<SystemContext, 'secrets' | 'now'>;

/** Made of the secret of the installation, the meeting and the time: nothing is stored, and every process shows the same. */
const digestOf = ({ secrets }: Signing, meetingId: string, slot: number): Buffer =>
  createHmac('sha256', secrets.keyFor('codes of class meetings')).update(`${meetingId} ${slot}`).digest();

const signatureLength = 22;
const signatureOf = (digest: Buffer): string => digest.toString('base64url').slice(0, signatureLength);
const digitsOf = (digest: Buffer): string => String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0');

function isSame(givenText: string, rightText: string): boolean {
  const [given, right] = [Buffer.from(givenText), Buffer.from(rightText)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The code of a meeting now: for a camera, and in digits. */
export function codeOfMeeting(signing: Signing, meetingId: string) {
  const slot = slotAt(signing.now());
  const digest = digestOf(signing, meetingId, slot);
  return {
    code: `${meetingId}.${slot.toString(36)}.${signatureOf(digest)}`,
    typed: digitsOf(digest),
    until: slotEnd(slot),
  };
}

/** The meeting whose code this is and may be scanned now. */
export function meetingOfCode(signing: Signing, code: string): string | null {
  const [meetingId = '', slotText = '', signature = ''] = code.split('.');
  const slot = Number.parseInt(slotText, 36);
  if (!countingSlots(signing.now()).includes(slot)) return null;
  return isSame(signature, signatureOf(digestOf(signing, meetingId, slot))) ? meetingId : null;
}

export const isTypedCode = (signing: Signing, meetingId: string, typed: string): boolean =>
  countingSlots(signing.now()).some((slot) => isSame(typed, digitsOf(digestOf(signing, meetingId, slot))));

const receiptMs = 15 * minuteMs;
const receiptPurpose = 'receipts of class codes';

type Receipt = { readonly id: string; readonly meetingId: string; readonly at: number; readonly until: number };

/** Says that a code was scanned at this time; good for one person who signs in within a quarter of an hour. */
export function issueReceipt({ secrets, now }: Signing, meetingId: string) {
  const at = now();
  const claim = { id: newId(at), meetingId, at, until: at + receiptMs };
  return { receipt: signClaim(secrets.keyFor(receiptPurpose), claim), scanTime: at };
}

export const readReceipt = ({ secrets, now }: Signing, receipt: string): Receipt | null =>
  readClaim<Receipt>(secrets.keyFor(receiptPurpose), receipt, now());
