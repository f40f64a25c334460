import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import * as store from './scim.store.ts';
import type { GroupChange, GroupInput } from './protocol/scim-group.ts';
import { syncMembers } from './sync-members.ts';

/** So many are brought to their roles and places while the other system waits; more are a job. */
const inlineMax = 50;
type Sync = { readonly tenantId: string; readonly by: string; readonly memberIds: readonly string[] };
export const syncJob = jobName<Sync>('auth:sync-group-roles');

export const idsOf = (held: readonly { readonly value: string }[]): string[] => held.map(({ value }) => value);

export async function readGroup(ctx: Context, id: string) {
  const group = await store.findGroup(ctx.read, ctx.actor.tenantId, id);
  demand(group, 'request.not-found');
  return group;
}

export async function syncMany(ctx: Context, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length <= inlineMax) return syncMembers(ctx, memberIds);
  const { tenantId, id: by } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    for (let at = 0; at < memberIds.length; at += inlineMax) {
      const payload = { tenantId, by, memberIds: memberIds.slice(at, at + inlineMax) };
      await enqueue(tx, { name: syncJob, payload });
    }
  });
}

/** Whoever joined or left since `before`. */
async function changedSince(ctx: Context, groupId: string, before: readonly string[]): Promise<string[]> {
  const after = idsOf(await store.listGroupMembers(ctx.read, groupId));
  const [was, is] = [new Set(before), new Set(after)];
  return [...before.filter((id) => !is.has(id)), ...after.filter((id) => !was.has(id))];
}

type Carried = Pick<store.ScimGroup, 'role' | 'organizationId'>;
const carries = ({ role, organizationId }: Carried): boolean => role !== null || organizationId !== null;

/** All that happens to a group: written, noted, and its members brought to their roles, together. */
function changeGroup(ctx: Context, id: string, work: (within: Context) => Promise<void>) {
  return transact(ctx, async (within) => {
    const { tenantId } = ctx.actor;
    await within.inTransaction((tx) => store.lockGroup(tx, tenantId, id));
    const before = idsOf(await store.listGroupMembers(within.read, id));
    await work(within);
    const changed = await changedSince(within, id, before);
    const group = await readGroup(within, id);
    if (carries(group) && changed.length > 0) await syncMany(within, changed);
    return group;
  });
}

const nextTime = (ctx: Context): Date => new Date(ctx.now());

async function applyChange(ctx: Context, id: string, change: GroupChange): Promise<void> {
  const { tenantId } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    const { displayName, externalId } = await readGroup(ctx, id);
    const saved = { id, tenantId, displayName, externalId, updatedAt: nextTime(ctx) };
    // D-127, where it changes: Okta sends the name again with every change of the members.
    if (change.kind === 'rename' && change.displayName !== displayName)
      await refuseSensitive(ctx, [change.displayName]);
    if (change.kind === 'rename') return store.saveGroup(tx, { ...saved, displayName: change.displayName });
    if (change.kind === 'external-id') return store.saveGroup(tx, { ...saved, externalId: change.externalId });
    if (change.kind === 'remove') await store.removeGroupMembers(tx, id, change.memberIds);
    if (change.kind === 'clear' || change.kind === 'replace') {
      await store.removeGroupMembers(tx, id, idsOf(await store.listGroupMembers(tx, id)));
    }
    if (change.kind === 'add' || change.kind === 'replace') {
      await store.addGroupMembers(tx, { tenantId, groupId: id, memberIds: change.memberIds });
    }
    return store.saveGroup(tx, saved);
  });
}

export function createGroup(ctx: Context, { displayName, externalId, memberIds }: GroupInput) {
  const { tenantId } = ctx.actor;
  const id = newId(ctx.now());
  return changeGroup(ctx, id, (within) =>
    within.inTransaction(async (tx) => {
      await refuseSensitive(within, [displayName]);
      await store.saveGroup(tx, { id, tenantId, displayName, externalId, updatedAt: nextTime(ctx) });
      await store.addGroupMembers(tx, { tenantId, groupId: id, memberIds });
      const subject = { kind: 'scim-group', id };
      await recordAudit(tx, ctx, { tenantId, action: 'scim-group.created', subject, after: { displayName } });
    }),
  );
}

type Check = (group: Awaited<ReturnType<typeof readGroup>>) => void;

/** `check` judges the group as it is once nobody else can change it. */
export function patchGroup(
  ctx: Context,
  id: string,
  { changes, check }: { readonly changes: readonly GroupChange[]; readonly check: Check },
) {
  return changeGroup(ctx, id, async (within) => {
    check(await readGroup(within, id));
    for (const change of changes) await applyChange(within, id, change);
  });
}

/** A whole group as the changes that make it so. */
export const replacing = ({ displayName, externalId, memberIds }: GroupInput): GroupChange[] => [
  { kind: 'rename', displayName },
  { kind: 'external-id', externalId },
  { kind: 'replace', memberIds },
];

export function removeGroup(ctx: Context, id: string): Promise<void> {
  const { tenantId } = ctx.actor;
  return transact(ctx, async (within) => {
    const { displayName, role, organizationId } = await readGroup(within, id);
    const memberIds = idsOf(await store.listGroupMembers(within.read, id));
    await within.inTransaction(async (tx) => {
      await store.deleteGroup(tx, id);
      const subject = { kind: 'scim-group', id };
      const before = { displayName, role, organizationId };
      await recordAudit(tx, ctx, { tenantId, action: 'scim-group.deleted', subject, before });
    });
    if (carries({ role, organizationId })) await syncMany(within, memberIds);
  });
}
