import { previewRegrade } from '@shuyuan/contract/exams/marking/regrade.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import type { RegradeAddress } from './regrade-address.ts';
import type { RegradeInput } from './regrade-input.ts';

/** The changes the server foresees, a page of them; asked anew whenever it is opened. */
export const useDryRun = (input: RegradeInput, { page, pageSize }: Pick<RegradeAddress, 'page' | 'pageSize'>) =>
  useRead(
    previewRegrade,
    { ...input, page, pageSize },
    { claims: 'notices', staleTime: 0, placeholderData: keepPreviousData },
  );
