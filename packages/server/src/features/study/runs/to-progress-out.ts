import type { ProgressRow } from './run.store.ts';

/** Progress as every page shows it. */
export const toProgressOut = ({ required, finished, percentage, status }: ProgressRow) => ({
  finishStatus: status,
  percentage,
  finishedRequired: finished,
  required,
});
