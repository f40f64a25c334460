import { createHash } from 'node:crypto';
import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import { dayMs } from '@shuyuan/contract/kernel/time-units';

/** The marks of documents among their tokens, as `search_marks` of the database writes them: a sign no word of a question has. */
const hashOf = (text: string, length: number): string => createHash('md5').update(text).digest('hex').slice(0, length);
const companyOf = (tenantId: string): string => `#${hashOf(tenantId, 6)}`;

export type Scope = { readonly tenantId: string; readonly kind: SearchKind };

export const kindMark = ({ tenantId, kind }: Scope): string => `${companyOf(tenantId)}.${kind}`;
export const authorMark = (scope: Scope, authorId: string): string => `${kindMark(scope)}@${authorId}`;
export const titleMark = (scope: Scope, form: string): string => `${kindMark(scope)}=${hashOf(form, 12)}`;

/** One of so many documents has the mark of a sample. */
export const shares = [4_096, 512, 64] as const;
export const sampleMark = (tenantId: string, share: number): string => `${companyOf(tenantId)}~${Math.log2(share)}`;

const blockDays = [1, 8, 64, 512] as const;
const mostBlocks = 9;

/** Documents published from one moment to another, in whole blocks of days: as few as will do, and so a little more. */
export function dayMarks(scope: Scope, from: number, until: number): string[] {
  const [first, last] = [Math.floor(from / dayMs), Math.floor(until / dayMs)];
  const blockOf = (day: number, days: number) => Math.floor(day / days);
  const days = blockDays.find((one) => blockOf(last, one) - blockOf(first, one) < mostBlocks) ?? blockDays[3];
  const begin = Math.max(blockOf(first, days), blockOf(last, days) - mostBlocks + 1);
  return Array.from({ length: blockOf(last, days) - begin + 1 }, (_, at) => `${kindMark(scope)}:${days}:${begin + at}`);
}

const mostUsed = 31;
export const tierOf = (useCount: number): number => Math.floor(Math.log2(1 + Math.max(0, useCount)));

/** Whatever is used so much is of the tier. */
export const leastOfTier = (tier: number): number => 2 ** tier - 1;

/** Documents that are used so much or more. */
export const tierMarks = (scope: Scope, tier: number): string[] =>
  Array.from({ length: mostUsed - tier }, (_, at) => `${kindMark(scope)}^${tier + at}`);
