import type { ExemptionState } from '@shuyuan/contract/subjects/exemption-states';
import { listExemptions } from '@shuyuan/contract/subjects/exemption.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';

type Query = { readonly page: number; readonly pageSize: number; readonly state: ExemptionState };

/** Exemptions the reader decides, or has seen decided. */
export const useExemptions = (query: Query) =>
  useRead(listExemptions, query, { claims: 'notices', placeholderData: keepPreviousData });
