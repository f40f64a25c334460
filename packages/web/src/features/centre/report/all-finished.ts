import type { FinishedKind } from '@shuyuan/contract/centre/task-content-types';

export const allFinished = (counts: FinishedCounts): number => Object.values(counts).reduce((sum, of) => sum + of, 0);

export type FinishedCounts = Readonly<Record<FinishedKind, number>>;
