import { type GradeStep, stepOf, usualSteps } from '@shuyuan/contract/ledger/grade-steps';
import type { Reads } from '../../../platform/context.ts';
import { findEarnedIntegral } from '../account.store.ts';
import { listSteps } from './grade-steps.store.ts';

/** PERSON-03: the grades of a company, the lowest first. */
export async function findGradeSteps(read: Reads, tenantId: string): Promise<readonly GradeStep[]> {
  const steps = await listSteps(read, tenantId);
  return steps.length > 0 ? steps : usualSteps;
}

/** The grade somebody is in now, and what it gives. */
export async function findGrade(read: Reads, tenantId: string, memberId: string) {
  const steps = await findGradeSteps(read, tenantId);
  const earned = wholePoints(await findEarnedIntegral(read, tenantId, memberId));
  return { steps, earned, step: stepOf(steps, earned) };
}

/** Far beyond the last grade; past it a number would no longer be exact. */
const mostEarned = BigInt(Number.MAX_SAFE_INTEGER);

/** Hundredths of the book as whole points: they count when they have become one. */
export function wholePoints(hundredths: bigint): number {
  const whole = hundredths / 100n;
  return Number(whole < 0n ? 0n : whole < mostEarned ? whole : mostEarned);
}
