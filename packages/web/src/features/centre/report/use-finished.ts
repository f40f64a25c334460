import { listFinished } from '@shuyuan/contract/centre/study-report.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { ReportState } from './report-address.ts';

/** A page of what the reader finished, as the address says. */
export const useFinished = ({ weeks, kind, page, pageSize }: ReportState) =>
  useRead(
    listFinished,
    { weeks, page, pageSize, ...(kind && { kind }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
