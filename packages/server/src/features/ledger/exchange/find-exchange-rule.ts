import { readExchangeRule } from '@shuyuan/contract/ledger/exchange-rule';
import type { Reads } from '../../../platform/context.ts';
import { readTenantSetting } from '../../system/index.ts';

export const findExchangeRule = async (read: Reads, tenantId: string) =>
  readExchangeRule(await readTenantSetting(read, tenantId, 'EXCHANGE_RULE'));
