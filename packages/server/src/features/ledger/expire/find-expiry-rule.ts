import { readExpiryRule } from '@shuyuan/contract/ledger/expiry-rule';
import type { Reads } from '../../../platform/context.ts';
import { readTenantSetting } from '../../system/index.ts';

/** Null: points never expire here. */
export const findExpiryRule = async (read: Reads, tenantId: string) =>
  readExpiryRule(
    await readTenantSetting(read, tenantId, 'INTEGRAL_EXPIRY'),
    await readTenantSetting(read, tenantId, 'INTEGRAL_KEPT'),
  );
