import { z } from 'zod';
import type { Job } from '../../../platform/jobs.ts';
import { syncJob } from './provision-groups.ts';
import { asProvisioner } from './scim-client.ts';
import { syncMembers } from './sync-members.ts';

const payloadOf = z.object({ tenantId: z.string(), by: z.string(), memberIds: z.array(z.string()) });

export const scimJobs: Job[] = [
  {
    name: syncJob,
    handle: async (ctx, payload) => {
      const { tenantId, by, memberIds } = payloadOf.parse(payload);
      await syncMembers(asProvisioner(ctx, tenantId, by), memberIds);
    },
  },
];
