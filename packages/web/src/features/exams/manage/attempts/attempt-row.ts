import type { listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

/** Somebody who has begun the exam. */
export type AttemptRow = TakerRow & { readonly id: string };

/** Somebody the exam was for: with an attempt, or absent. */
export type TakerRow = OutputOf<typeof listAttempts>['items'][number];

export const hasAttempt = (row: TakerRow): row is AttemptRow => row.id !== null;
