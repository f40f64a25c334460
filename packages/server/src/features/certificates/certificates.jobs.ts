import { defineJob, type Job } from '../../platform/jobs.ts';
import { rotateBadgeKeys } from './badge/rotate-badge-keys.ts';
import { checkCertificates } from './issue/check-certificates.ts';
import { reconcileCertificate, reconcileCertificates } from './issue/reconcile-certificate.ts';
import { reconcileJob } from './issue/reconcile-job.ts';
import { renewCertificates } from './renew/renew-certificates.ts';

export const certificateJobs: readonly Job[] = [
  { name: 'certificates:check', cron: '* * * * *', handle: checkCertificates },
  { name: 'certificates:nightly', cron: '12 2 * * *', handle: reconcileCertificates },
  // Days begin in every zone at an hour of its own.
  { name: 'certificates:renew', cron: '7 * * * *', handle: renewCertificates },
  { name: 'certificates:keys', cron: '37 2 * * *', handle: rotateBadgeKeys },
  defineJob(reconcileJob, reconcileCertificate),
];
