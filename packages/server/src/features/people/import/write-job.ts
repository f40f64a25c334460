import { jobName } from '../../../platform/jobs.ts';

type Order = { readonly id: string; readonly actorId: string; readonly requestId: string };
/** Apart from the work itself, which those who only ask for it need not load. */
export const writeJob = jobName<Order>('people:write-import');
