import type { TaskContentType } from '../task-content-types.ts';

export const packProblems = ['no-item', 'same-twice', 'nobody', 'day-over'] as const;
export type PackProblem = (typeof packProblems)[number];

type Fields = {
  readonly items: readonly { readonly businessType: TaskContentType; readonly businessId: string }[];
  readonly memberIds: readonly string[];
  readonly organizationIds: readonly string[];
  readonly dueDay: string;
};

/** The first reason why a pack cannot be pushed on a day of its zone; null: it can. */
export function packProblem({ items, memberIds, organizationIds, dueDay }: Fields, today: string): PackProblem | null {
  if (items.length === 0) return 'no-item';
  const contents = items.map(({ businessType, businessId }) => `${businessType} ${businessId}`);
  if (new Set(contents).size < contents.length) return 'same-twice';
  if (memberIds.length + organizationIds.length === 0) return 'nobody';
  return dueDay < today ? 'day-over' : null;
}
