import { costPerPerson } from '@shuyuan/contract/training/report/cost-per-person';
import type { ReportRow } from './report.store.ts';

/** A class in a report, with the cost for each person who was there. */
export function reportView({ startsAt, costHundredths: cost, ...row }: ReportRow) {
  const costHundredths = Number(cost);
  return {
    ...row,
    startTime: startsAt?.getTime() ?? 0,
    costHundredths,
    perPersonHundredths: costPerPerson(costHundredths, row.attendedCount),
  };
}
