import { dueTimeOf } from '@shuyuan/contract/subjects/deadline';
import type { StageRow, VersionRow } from './outline.store.ts';
import { type DeadlineRow, wholeKey } from './run.store.ts';

type Outline = { readonly version: Pick<VersionRow, 'deadline'>; readonly stages: readonly StageRow[] };

/** The deadlines somebody who joined at an instant has: each rule with the instant made from it. */
export function deadlinesOf({ version, stages }: Outline, joinTime: number): DeadlineRow[] {
  const rules = [{ key: wholeKey, deadline: version.deadline }, ...stages.flatMap(({ items }) => items)];
  return rules.flatMap(({ key: itemKey, deadline: rule }) =>
    rule === null ? [] : { itemKey, rule, dueAt: new Date(dueTimeOf(rule, joinTime)) },
  );
}
