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

/** Holds both rows until the transaction ends, the tenant's first, always in this order: two uploads cannot deadlock. */
export async function demandRoom(
  tx: Tx,
  owner: { readonly tenantId: string; readonly memberId: string },
  { quotas, size, promised = nothing }: Room & { readonly promised?: Promised },
): Promise<void> {
  const holders = [
    { holder: { ...owner, memberId: null }, quota: quotas.tenant },
    { holder: owner, quota: quotas.member },
  ];
  for (const { holder, quota } of holders) {
    const { bytes } = await lockUse(tx, holder);
    if (quota === 0) continue;
    const free = quota - bytes - (await promised(tx, holder));
    demand(size <= free, 'upload.over-quota', { freeBytes: Math.max(0, free) });
  }
}

/** Only after `demandRoom`, or for a file that goes. */
export async function changeUse(
  tx: Tx,
  { tenantId, memberId }: { readonly tenantId: string; readonly memberId: string },
  change: Use,
): Promise<void> {
  for (const holder of [
    { tenantId, memberId: null },
    { tenantId, memberId },
  ]) {
    await lockUse(tx, holder);
    await addToUse(tx, holder, change);
  }
}

export async function readFileUse(ctx: Context) {
  const { tenantId, id: memberId } = ctx.actor;
  const { bytes, files } = await findUse(ctx.read, { tenantId, memberId });
  const { member } = await readQuotas(ctx);
  return { usedBytes: bytes, quotaBytes: member, fileCount: files };
}
