import { listTenantTrades } from '@shuyuan/contract/ledger/currency.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { CoinsPlace } from './coins-address.ts';

export const useTenantTrades = ({ type: rewardType, search, page, pageSize }: CoinsPlace) =>
  useRead(
    listTenantTrades,
    { page, pageSize, rewardType, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
