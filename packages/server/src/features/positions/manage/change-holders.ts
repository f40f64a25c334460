import { recordAudits } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/context.ts';
import { lockPositions } from '../position.store.ts';
import { endHolders, insertHolders } from './holder.store.ts';

type Author = Parameters<typeof recordAudits>[1];

type Change = {
  readonly tenantId: string;
  readonly position: { readonly id: string; readonly name: string };
  readonly memberIds: readonly string[];
};

type HolderChange = {
  readonly memberId: string;
  readonly given: readonly string[];
  readonly taken: readonly string[];
};
type HolderChanges = { readonly tenantId: string; readonly changes: readonly HolderChange[] };

/** The people by what one list of each names. */
const peopleOf = (changes: readonly HolderChange[], list: 'given' | 'taken') =>
  Map.groupBy(
    changes.flatMap((change) => change[list].map((positionId) => ({ positionId, memberId: change.memberId }))),
    ({ positionId }) => positionId,
  );

/** Positions of many people at once, as one by one; whoever calls has checked that they may be given. */
export async function changeHolders(tx: Tx, author: Author, { tenantId, changes }: HolderChanges): Promise<void> {
  const [given, taken] = [peopleOf(changes, 'given'), peopleOf(changes, 'taken')];
  const positions = await lockPositions(tx, tenantId, [...new Set([...given.keys(), ...taken.keys()])]);
  for (const position of positions) {
    const leavers = taken.get(position.id)?.map(({ memberId }) => memberId) ?? [];
    if (leavers.length > 0) await takeFrom(tx, author, { tenantId, position, memberIds: leavers });
    const joiners = given.get(position.id)?.map(({ memberId }) => memberId) ?? [];
    if (joiners.length > 0) await giveTo(tx, author, { tenantId, position, memberIds: joiners });
  }
}

/** One entry for each person: whoever looks a member up finds it there. */
const entriesOf = (action: 'position.given' | 'position.taken', { tenantId, position, memberIds }: Change) =>
  memberIds.map((id) => ({
    tenantId,
    action,
    subject: { kind: 'member' as const, id },
    ...(action === 'position.given'
      ? { after: { positionName: position.name } }
      : { before: { positionName: position.name } }),
  }));

/** Those who did not have it, with the position from now on. */
export async function giveTo(tx: Tx, author: Author, change: Change): Promise<string[]> {
  const { tenantId, position, memberIds } = change;
  const at = new Date(author.now());
  const given = await insertHolders(tx, { tenantId, positionId: position.id, memberIds, at });
  await recordAudits(tx, author, entriesOf('position.given', { ...change, memberIds: given }));
  return given;
}

/** Those who had it, without the position from now on. */
export async function takeFrom(tx: Tx, author: Author, change: Change): Promise<string[]> {
  const { tenantId, position, memberIds } = change;
  const at = new Date(author.now());
  const taken = await endHolders(tx, { tenantId, positionId: position.id, memberIds, at });
  await recordAudits(tx, author, entriesOf('position.taken', { ...change, memberIds: taken }));
  return taken;
}
