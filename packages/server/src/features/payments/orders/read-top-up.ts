import {
  readTopUpRule,
  readTransferAccount,
  type TopUpRule,
  type TransferAccount,
} from '@shuyuan/contract/payments/top-up-rule';
import type { Context, Reads } from '../../../platform/context.ts';
import { readTenantSetting } from '../../system/index.ts';
import { listOfferedMethods } from '../accounts/list-offered-methods.ts';
import { countWaitingOrders } from './order.store.ts';

export async function readTopUp({ read, actor, external, now }: Context) {
  const [rule, waitingNum] = await Promise.all([
    findTopUpRule({ read, actor, external }),
    countWaitingOrders(read, actor.id, new Date(now())),
  ]);
  return { rule, waitingNum };
}

export const findTransferAccount = async (read: Reads, tenantId: string): Promise<TransferAccount | null> =>
  readTransferAccount(await readTenantSetting(read, tenantId, 'TRANSFER_ACCOUNT'));

/** Null: nobody takes money here, neither by transfer nor with a provider. */
export async function findTopUpRule(ctx: Pick<Context, 'read' | 'actor' | 'external'>): Promise<TopUpRule | null> {
  const { tenantId } = ctx.actor;
  const rule = readTopUpRule(await readTenantSetting(ctx.read, tenantId, 'TOP_UP_RULE'));
  if (!rule || (await findTransferAccount(ctx.read, tenantId))) return rule;
  return (await listOfferedMethods(ctx)).length > 0 ? rule : null;
}
