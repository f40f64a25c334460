import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import { approverRoles } from '@shuyuan/contract/approval/approvers';
import type { Reads } from '../../../platform/context.ts';
import { listAdministrators, listDirectors, listHolders } from './approver.store.ts';
import { findDelegation } from './delegation.store.ts';
import { listAvailable, type StrandedAssignment } from './stranded.store.ts';
import type { Assignment } from './step.store.ts';

type Situation = {
  readonly stranded: StrandedAssignment;
  readonly starterId: string;
  /** Everybody asked at this step. */
  readonly asked: readonly Assignment[];
  readonly at: Date;
};
export type Receiver = { readonly id: string; readonly askedAs: string; readonly isAsked: boolean };

async function findDeputyId(read: Reads, { memberId, isGone }: StrandedAssignment, at: Date): Promise<string[]> {
  // A member who only lost the role passes it to those who have it, not to a deputy of their own choice.
  if (!isGone) return [];
  const delegation = await findDelegation(read, memberId);
  const isInForce = delegation && delegation.startsAt <= at && delegation.endsAt > at;
  return isInForce ? [delegation.deputy.id] : [];
}

const idsOf = (people: readonly { readonly id: string }[]): string[] => people.map(({ id }) => id);

/** The rules in their order; each is read only when those before it found nobody. */
function* rulesFor(read: Reads, { stranded, starterId, at }: Situation) {
  const { tenantId, askedAs, memberPath, processPath } = stranded;
  const role = approverRoles.find((one) => one === askedAs);
  const directorsOf = (path: readonly string[]) => listDirectors(read, { tenantId, path, exceptId: starterId });
  yield async () => ({ askedAs: 'person', ids: await findDeputyId(read, stranded, at) });
  if (role) yield async () => ({ askedAs, ids: idsOf(await listHolders(read, tenantId, role)) });
  if (askedAs === 'director') yield async () => ({ askedAs, ids: idsOf(await directorsOf(processPath)) });
  // One level after the other: the director of a place who has gone is followed by the one above.
  for (const path of memberPath.map((_, depth) => memberPath.slice(0, memberPath.length - depth)))
    yield async () => ({ askedAs: 'person', ids: idsOf(await directorsOf(path)) });
  yield async () => ({ askedAs: 'person', ids: idsOf(await listAdministrators(read, { tenantId, path: memberPath })) });
  yield async () => ({ askedAs: 'person', ids: idsOf(await listHolders(read, tenantId, 'approver')) });
}

/**
 * The member who decides instead of one who cannot: the deputy, others the template means, the superiors, an administrator, an
 * approver. Nobody who has decided at this step already: one person's agreement must not count for two.
 */
export async function findReceiver(read: Reads, situation: Situation): Promise<Receiver | null> {
  const { stranded, starterId, asked, at } = situation;
  const decided = new Set(idsOf(asked.filter(({ result }) => result !== ApproveResult.pending)));
  const waiting = new Set(idsOf(asked.filter(({ result }) => result === ApproveResult.pending)));
  for (const rule of rulesFor(read, situation)) {
    const { askedAs, ids } = await rule();
    const others = ids.filter((id) => id !== stranded.memberId && !decided.has(id));
    const available = await listAvailable(read, { ids: others, starterId, at });
    const found = others.filter((id) => available.has(id));
    // Somebody who is asked already is preferred: nobody new has to learn of it.
    const id = found.find((one) => waiting.has(one)) ?? found[0];
    if (id !== undefined) return { id, askedAs, isAsked: waiting.has(id) };
  }
  return null;
}
