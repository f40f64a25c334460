import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { sql } from 'kysely';
import type { Reader } from '../offers/offers.store.ts';
import { wordsMatch } from '../questions/lists/question-conditions.store.ts';
import type { Condition } from '../questions/question-list.store.ts';

/** Written out as the indexes have them: each is read by its own, whatever there is of the others. */
const inTurn: readonly Condition[] = [
  sql<boolean>`question.state = 'pending'`,
  sql<boolean>`question.state in ('active', 'closed')`,
  sql<boolean>`question.state = 'removed'`,
];

type Query = { readonly search?: string | undefined; readonly state?: QuestionState | undefined };

/** What is listed group by group: what waits, what is there, what was taken away; or the one state that is asked for. */
export function groupsOf({ search, state }: Query, reader: Reader): readonly (readonly Condition[])[] {
  const words = search ? wordsMatch(search, reader) : [];
  const groups = state === undefined ? inTurn : [sql<boolean>`question.state = ${state}`];
  return groups.map((group) => [group, ...words]);
}
