import type { Context, Tx } from '../../../platform/context.ts';
import { lockDirected, type PeopleScope } from '../../people/index.ts';
import { findOwnScope } from './find-own-scope.ts';

type OwnPeople = {
  readonly scope: PeopleScope;
  /** Those who were named and are the caller's until the transaction ends. */
  readonly memberIds: readonly string[];
};

/**
 * D-181: the people of the caller's that a write is about, held until it is written. Without that, somebody who moves between the look
 * and the write would be reached by a director who is theirs no more.
 */
export async function lockOwnPeople(
  tx: Tx,
  { actor }: Pick<Context, 'actor'>,
  list: (scope: PeopleScope) => Promise<readonly string[]>,
): Promise<OwnPeople> {
  const before = await findOwnScope({ actor, read: tx });
  const named = await list(before);
  await lockDirected(tx, before, named);
  const scope = await findOwnScope({ actor, read: tx });
  const still = new Set(await list(scope));
  return { scope, memberIds: named.filter((id) => still.has(id)) };
}
