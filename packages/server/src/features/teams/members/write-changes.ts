import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import type { AccountEventKind } from '@shuyuan/contract/teams/account-life';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import type { AccountRow } from '../account.store.ts';
import { withdrawChange } from '../application/change/withdraw-change.ts';
import { removePlace, savePlace } from '../member.store.ts';
import { recordEvents } from '../record-event.ts';

/** A person's place in an account, as it is and as it shall be; null: none of its people. */
export type Change = {
  readonly memberId: string;
  readonly from: TeamMemberType | null;
  readonly to: TeamMemberType | null;
};
type Written = {
  readonly account: AccountRow;
  readonly places: ReadonlyMap<string, TeamMemberType>;
  readonly changes: readonly Change[];
  /** Done by whoever audits accounts, in the place of an owner who is gone. */
  readonly isRescue: boolean;
};

type Handed = Omit<Written, 'changes'> & { readonly newOwnerId: string };

function kindOf({ from, to }: Change): AccountEventKind {
  if (to === null) return 'left';
  if (to === TeamMemberType.owner) return 'handedOver';
  return from === null ? 'joined' : 'roleChanged';
}

/** The old owner stays as an administrator, one who is gone as a member; first, because there is never a second owner. */
async function stepDown(tx: Tx, ctx: Context, { account, places, isRescue, newOwnerId }: Handed): Promise<void> {
  const [ownerId] = [...places].find(([, place]) => place === TeamMemberType.owner) ?? [];
  if (ownerId === undefined) return;
  await withdrawChange(tx, ctx, account);
  const { id: accountId, tenantId } = account;
  const at = new Date(ctx.now());
  const memberType = isRescue ? TeamMemberType.member : TeamMemberType.administrator;
  await savePlace(tx, { tenantId, accountId, memberId: ownerId, memberType, at });
  if (!isRescue) return;
  await recordAudit(tx, ctx, {
    tenantId,
    action: 'share-account.handed-over',
    subject: { kind: 'share-account', id: accountId },
    before: { ownerId },
    after: { ownerId: newOwnerId },
  });
}

export async function writeChanges(tx: Tx, ctx: Context, written: Written): Promise<void> {
  const { account, changes } = written;
  const { id: accountId, tenantId } = account;
  // One moment for both: that they came is no news to who comes.
  const now = ctx.now();
  const newOwner = changes.find(({ to }) => to === TeamMemberType.owner);
  if (newOwner) await stepDown(tx, ctx, { ...written, newOwnerId: newOwner.memberId });
  for (const { memberId, to } of changes) {
    if (to === null) await removePlace(tx, accountId, memberId);
    else await savePlace(tx, { tenantId, accountId, memberId, memberType: to, at: new Date(now) });
  }
  const events = changes.map((change) => ({
    kind: kindOf(change),
    personId: change.memberId,
    said: change.to === null ? {} : { memberType: String(change.to) },
  }));
  await recordEvents(tx, { now: () => now }, { account, events });
}
