import { defineJob, type Job } from '../../platform/jobs.ts';
import { compareBills } from './bills/compare-bills.ts';
import { askProviders } from './online/ask-providers.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { notifyFinance } from './receipts/notify-finance.ts';
import { askRefunds, sendRefund, sendRefundJob } from './refunds/ask-refunds.ts';

export const paymentJobs: readonly Job[] = [
  { name: 'payments:expire', cron: '* * * * *', handle: expireOrders },
  { name: 'payments:ask-providers', cron: '* * * * *', handle: askProviders },
  { name: 'payments:ask-refunds', cron: '* * * * *', handle: askRefunds },
  defineJob(sendRefundJob, sendRefund),
  // At nine in Beijing.
  { name: 'payments:notify-finance', cron: '0 1 * * *', handle: notifyFinance },
  // Bills of a day are there from ten in Beijing on; whatever was not read is tried again within the hour.
  { name: 'payments:compare-bills', cron: '30 3-15 * * *', handle: compareBills },
];
