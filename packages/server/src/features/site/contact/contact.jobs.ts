import { yearMs } from '@shuyuan/contract/kernel/time-units';
import { defineJob, type Job } from '../../../platform/jobs.ts';
import { deleteLettersBefore } from './contact.store.ts';
import { contactMailJob, mailContact } from './mail-contact.ts';

export const contactJobs: Job[] = [
  defineJob(contactMailJob, mailContact),
  {
    name: 'site:forget-old-letters',
    cron: '41 3 * * *',
    handle: (ctx) => ctx.inTransaction((tx) => deleteLettersBefore(tx, new Date(ctx.now() - yearMs))),
  },
];
