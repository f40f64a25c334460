import { demand } from '@shuyuan/contract/kernel/app-error';
import { keepsMembers, maxAccountMembers, mayChangePlace } from '@shuyuan/contract/teams/account-rules';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { countPeople, findOwner, listActive, listPlaces } from '../member.store.ts';
import { auditsAccounts, lockAccountAccess, type AccountAccess } from '../teams.policy.ts';
import { type Change, writeChanges } from './write-changes.ts';

type Entry = { readonly memberId: string; readonly memberType: TeamMemberType | null };
type Input = { readonly id: string; readonly members: readonly Entry[] };

/** An account whose owner has left the company waits for whoever audits accounts to name another. */
const mayRescue = async (tx: Tx, { actor }: Context, { account }: AccountAccess): Promise<boolean> =>
  auditsAccounts(actor) && !(await findOwner(tx, account.id)).isActive;

type Situation = { readonly seen: AccountAccess; readonly isRescue: boolean; readonly callerId: string };

/** D-094: whether this may become of a person's place. False: it is so already. */
function judge({ seen, isRescue, callerId }: Situation, { memberId, from, to }: Change): boolean {
  const { account, callerRole } = seen;
  const isOneself = memberId === callerId;
  if (from === to && keepsMembers(callerRole)) return false;
  const isHandedOver = to === TeamMemberType.owner;
  const isRescued = isRescue && isHandedOver && from !== TeamMemberType.owner;
  if (!isRescued) {
    demand(from !== TeamMemberType.owner || !(keepsMembers(callerRole) || isOneself), 'account.owner-stays');
    demand(mayChangePlace({ asker: callerRole, isOneself, from, to }), 'auth.forbidden');
  }
  // An expert account is the expert.
  demand(!isHandedOver || account.enjoyType !== EnjoyType.expert, 'account.owner-stays');
  return true;
}

/** What is wished, person by person; nobody twice, and one owner at most. */
function readChanges(members: readonly Entry[], places: ReadonlyMap<string, TeamMemberType>): Change[] {
  const owners = members.filter(({ memberType }) => memberType === TeamMemberType.owner);
  const isClear = new Set(members.map(({ memberId }) => memberId)).size === members.length && owners.length <= 1;
  demand(isClear, 'request.invalid');
  return members.map(({ memberId, memberType }) => ({ memberId, from: places.get(memberId) ?? null, to: memberType }));
}

/** TEAM-27, D-094: brings, removes, promotes or hands over, all or nothing. */
export const changeAccountMembers = (
  ctx: Context,
  { id, members }: Input,
): Promise<{ id: string; memberNum: number }> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { id: callerId, tenantId } = within.actor;
      const seen = await lockAccountAccess(tx, within, id);
      const places = await listPlaces(tx, id);
      const isRescue = await mayRescue(tx, within, seen);
      const asking = { seen, isRescue, callerId };
      const changes = readChanges(members, places).filter((change) => judge(asking, change));
      // One may leave whatever became of it.
      const isLeaving = changes.length > 0 && changes.every(({ memberId, to }) => memberId === callerId && to === null);
      demand(seen.account.state === 'active' || isLeaving, 'account.wrong-state', { state: seen.account.state });
      const staying = changes.flatMap(({ memberId, to }) => (to === null ? [] : memberId));
      demand((await listActive(tx, tenantId, staying)).length === staying.length, 'account.unknown-person');
      const come = changes.filter(({ from, to }) => from === null && to !== null).length;
      await writeChanges(tx, within, { account: seen.account, places, changes, isRescue });
      // Counted when written: whoever left the company keeps a place but takes none away.
      const memberNum = await countPeople(tx, { accountId: id });
      demand(come === 0 || memberNum <= maxAccountMembers, 'account.full', { max: maxAccountMembers });
      return { id, memberNum };
    }),
  );
