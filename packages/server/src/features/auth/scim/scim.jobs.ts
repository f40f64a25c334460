import { defineJob, type Job } from '../../../platform/jobs.ts';
import { syncJob } from './provision-groups.ts';
import { asProvisioner } from './protocol/scim-client.ts';
import { syncMembers } from './sync-members.ts';

export const scimJobs: Job[] = [
  defineJob(syncJob, (ctx, { tenantId, by, memberIds }) => syncMembers(asProvisioner(ctx, tenantId, by), memberIds)),
];
