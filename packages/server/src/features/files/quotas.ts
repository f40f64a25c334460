import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../platform/context.ts';
import { readSettings } from '../system/index.ts';
import { countOwnFiles } from './files.store.ts';
import { addToUse, findUse, type Holder, lockUse, type Use } from './use.store.ts';

const mb = 1024 * 1024;
const gb = 1024 * mb;

/** In bytes; 0 is without end. */
export type Quotas = { readonly member: number; readonly tenant: number };

export async function readQuotas(ctx: Context): Promise<Quotas> {
  const [member, tenant] = await readSettings(ctx, ['FILE_QUOTA_MEMBER_MB', 'FILE_QUOTA_TENANT_GB']);
  return { member: Number(member?.value ?? 0) * mb, tenant: Number(tenant?.value ?? 0) * gb };
}

type Room = { readonly quotas: Quotas; readonly size: number };

/** What else will need room: uploads under way, of the member or of everybody. */
type Promised = (tx: Tx, holder: Holder) => Promise<number>;
const nothing: Promised = async () => 0;

type Owner = { readonly tenantId: string; readonly memberId: string };

/** Whose room a file of this owner takes. Locked in this order by everybody: two uploads cannot deadlock. */
const holdersOf = ({ tenantId, memberId }: Owner) =>
  [
    { tenantId, memberId: null },
    { tenantId, memberId },
  ] as const;

/**
 * Until the transaction ends nobody else takes room from this owner. Without a quota of the company its row is left to
 * those who change it: twenty people who begin at once must not wait for each other.
 */
export async function lockRoom(tx: Tx, owner: Owner, { tenant }: Pick<Quotas, 'tenant'>): Promise<void> {
  for (const holder of holdersOf(owner)) if (holder.memberId !== null || tenant > 0) await lockUse(tx, holder);
}

/** Only after `lockRoom`. */
export async function demandRoom(
  tx: Tx,
  owner: Owner,
  { quotas, size, promised = nothing }: Room & { readonly promised?: Promised },
): Promise<void> {
  for (const holder of holdersOf(owner)) {
    const quota = holder.memberId === null ? quotas.tenant : quotas.member;
    if (quota === 0) continue;
    const { bytes } = await findUse(tx, holder);
    const free = quota - bytes - (await promised(tx, holder));
    demand(size <= free, 'upload.over-quota', { freeBytes: Math.max(0, free) });
  }
}

/** For a file that comes, once there is room, or one that goes. */
export async function changeUse(tx: Tx, owner: Owner, change: Use): Promise<void> {
  for (const holder of holdersOf(owner)) {
    await lockUse(tx, holder);
    await addToUse(tx, holder, change);
  }
}

export async function readFileUse(ctx: Context) {
  const { tenantId, id: memberId } = ctx.actor;
  const { bytes } = await findUse(ctx.read, { tenantId, memberId });
  const { member } = await readQuotas(ctx);
  // As many as the list beside it shows; room is also taken by what is in use elsewhere.
  const fileCount = await countOwnFiles(ctx.read, { tenantId, ownerId: memberId });
  return { usedBytes: bytes, quotaBytes: member, fileCount };
}
