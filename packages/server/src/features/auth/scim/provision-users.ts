import { demand } from '@shuyuan/contract/kernel/app-error';
import type { MemberAction } from '@shuyuan/contract/people/member-state';
import { type Context, transact } from '../../../platform/context.ts';
import { changeMember, changeMemberState, createMember, findManagedMember } from '../../people/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { givePositionByTitle } from './give-position-by-title.ts';
import { findDefaultPlace, saveGrants } from './debts.store.ts';
import { recordOf } from './member-record.ts';
import {
  findLeaver,
  findUser,
  forgetTitlePosition,
  leaveAllGroups,
  lockUser,
  saveKnown,
  type ScimMember,
} from './scim.store.ts';
import type { UserInput } from './protocol/scim-user.ts';
import { syncMembers } from './sync-members.ts';

export async function readUser(ctx: Context, id: string): Promise<ScimMember> {
  const user = await findUser(ctx.read, ctx.actor.tenantId, id);
  demand(user, 'request.not-found');
  return user;
}

/** D-127, for names that change: a word banned later must not keep the other system from switching its bearer off. */
async function refuseNames(ctx: Context, wish: UserInput, before: ScimMember | null): Promise<void> {
  const names = ['fullName', 'givenName', 'familyName'] as const;
  await refuseSensitive(
    ctx,
    names.filter((name) => wish[name] !== before?.[name]).map((name) => wish[name]),
  );
}

/** What SCIM says of a person is changed; place, facts and what else the house knows stay. */
async function saveDetails(ctx: Context, id: string, wish: UserInput): Promise<void> {
  const member = await findManagedMember(ctx.read, ctx.actor.tenantId, id);
  demand(member, 'request.not-found');
  const { account, fullName, email, phone, employeeNumber } = wish;
  const details = { account, fullName, email, phone, employeeNumber };
  const isSame = Object.entries(details).every(([name, value]) => member[name as keyof typeof details] === value);
  if (isSame) return;
  await changeMember(ctx, { ...recordOf(member), ...details });
}

function actionOf(state: string, isActive: boolean): MemberAction | null {
  if (isActive) return state === 'active' ? null : 'reactivate';
  return state === 'active' ? 'suspend' : null;
}

/** Who is no longer active loses every session with the same stroke (told on the bus after commit). */
async function saveUser(ctx: Context, id: string, wish: UserInput & { state: string }): Promise<void> {
  const { externalId, givenName, familyName, title } = wish;
  await saveDetails(ctx, id, wish);
  const action = actionOf(wish.state, wish.isActive);
  if (action) await changeMemberState(ctx, { id, action });
  const positionId = await givePositionByTitle(ctx, { memberId: id, title });
  const names = { givenName, familyName, title };
  const known = { memberId: id, tenantId: ctx.actor.tenantId, externalId, ...names, positionId };
  await ctx.inTransaction((tx) => saveKnown(tx, { ...known, updatedAt: new Date(ctx.now()) }));
}

/** A new person, or one who left and is back under the same name. */
export function createUser(ctx: Context, wish: UserInput): Promise<ScimMember> {
  const { tenantId } = ctx.actor;
  return transact(ctx, async (within) => {
    const leaver = await findLeaver(within.read, tenantId, wish.account);
    if (leaver !== undefined) {
      await changeMemberState(within, { id: leaver, action: 'reactivate' });
      await within.inTransaction((tx) => forgetTitlePosition(tx, leaver));
      await refuseNames(within, wish, await readUser(within, leaver));
      await saveUser(within, leaver, { ...wish, state: 'active' });
      return readUser(within, leaver);
    }
    await refuseNames(within, wish, null);
    const { account, fullName, email, phone, employeeNumber } = wish;
    const person = { account, fullName, email, phone, employeeNumber, roles: [], password: null };
    const organizationId = await findDefaultPlace(within.read, tenantId);
    const { id } = await createMember(within, { ...person, tenantId, organizationId });
    // Ours to take back, once a group says where they belong.
    await within.inTransaction((tx) =>
      saveGrants(tx, { tenantId, memberId: id }, { roles: [], places: [organizationId] }),
    );
    await saveUser(within, id, { ...wish, state: 'active' });
    return readUser(within, id);
  });
}

/**
 * Locked before it is read: a name changed by what was read a moment earlier would switch somebody on again whom the
 * other system has just switched off.
 */
export function changeUser(ctx: Context, id: string, wishFor: (before: ScimMember) => UserInput): Promise<ScimMember> {
  return transact(ctx, async (within) => {
    await within.inTransaction((tx) => lockUser(tx, ctx.actor.tenantId, id));
    const before = await readUser(within, id);
    const wish = wishFor(before);
    await refuseNames(within, wish, before);
    await saveUser(within, id, { ...wish, state: before.state });
    return readUser(within, id);
  });
}

/** Deleted there is gone here; what the person wrote stays, and so does the row. */
export function removeUser(ctx: Context, id: string): Promise<void> {
  return transact(ctx, async (within) => {
    await readUser(within, id);
    await within.inTransaction((tx) => leaveAllGroups(tx, id));
    await syncMembers(within, [id]);
    await changeMemberState(within, { id, action: 'leave' });
  });
}
