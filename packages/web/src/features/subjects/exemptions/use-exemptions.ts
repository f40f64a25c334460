import type { ExemptionState } from '@shuyuan/contract/subjects/exemption-states';
import { listExemptions, readExemptionPermission } from '@shuyuan/contract/subjects/exemption.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';

type Query = { readonly page: number; readonly pageSize: number; readonly state: ExemptionState };

/** Exemptions the reader decides, or has seen decided. */
export const useExemptions = (query: Query) =>
  useRead(listExemptions, query, { claims: 'notices', placeholderData: keepPreviousData });

/** Whether the reader decides about anybody; undefined until the server has said so. */
export const useCanDecide = (): boolean | undefined => useRead(readExemptionPermission, {}).data?.canDecide;
