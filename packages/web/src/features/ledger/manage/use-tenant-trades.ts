import { listTenantTrades } from '@shuyuan/contract/ledger/currency.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { CoinsPlace } from './coins-place.ts';

export const useTenantTrades = ({ currency, search, paging }: CoinsPlace) =>
  useRead(
    listTenantTrades,
    { ...paging, rewardType: currency, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
