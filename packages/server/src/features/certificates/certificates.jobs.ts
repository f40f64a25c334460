import { defineJob, type Job } from '../../platform/jobs.ts';
import { checkCertificates } from './issue/check-certificates.ts';
import { reconcileCertificate, reconcileCertificates } from './issue/reconcile-certificate.ts';
import { reconcileJob } from './issue/reconcile-job.ts';

export const certificateJobs: readonly Job[] = [
  { name: 'certificates:check', cron: '* * * * *', handle: checkCertificates },
  { name: 'certificates:nightly', cron: '12 2 * * *', handle: reconcileCertificates },
  defineJob(reconcileJob, reconcileCertificate),
];
