import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { readSettings } from '../system/index.ts';
import { addToUse, findUse, type Holder, lockUse, type Use } from './use.store.ts';

const mb = 1024 * 1024;
const gb = 1024 * mb;

/** In bytes; 0 is without end. */
export type Quotas = { readonly member: number; readonly tenant: number };

export async function readQuotas(ctx: Context): Promise<Quotas> {
  const [member, tenant] = await readSettings(ctx, ['FILE_QUOTA_MEMBER_MB', 'FILE_QUOTA_TENANT_GB']);
  return { member: Number(member?.value ?? 0) * mb, tenant: Number(tenant?.value ?? 0) * gb };
}

type Tx = Parameters<typeof lockUse>[0];
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

/** Until the transaction ends nobody else takes room from this owner. */
export async function lockRoom(tx: Tx, owner: Owner): Promise<void> {
  for (const holder of holdersOf(owner)) await lockUse(tx, holder);
}

export async function demandRoom(
  tx: Tx,
  owner: Owner,
  { quotas, size, promised = nothing }: Room & { readonly promised?: Promised },
): Promise<void> {
  for (const holder of holdersOf(owner)) {
    const { bytes } = await lockUse(tx, holder);
    const quota = holder.memberId === null ? quotas.tenant : quotas.member;
    if (quota === 0) continue;
    const free = quota - bytes - (await promised(tx, holder));
    demand(size <= free, 'upload.over-quota', { freeBytes: Math.max(0, free) });
  }
}

/** Only after `demandRoom`, or for a file that goes. */
export async function changeUse(tx: Tx, owner: Owner, change: Use): Promise<void> {
  await lockRoom(tx, owner);
  for (const holder of holdersOf(owner)) await addToUse(tx, holder, change);
}

export async function readFileUse(ctx: Context) {
  const { tenantId, id: memberId } = ctx.actor;
  const { bytes, files } = await findUse(ctx.read, { tenantId, memberId });
  const { member } = await readQuotas(ctx);
  return { usedBytes: bytes, quotaBytes: member, fileCount: files };
}
