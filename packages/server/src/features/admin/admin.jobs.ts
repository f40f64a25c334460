import { accessKeptMs } from '@shuyuan/contract/admin/access-actions';
import type { Job } from '../../platform/jobs.ts';
import { listTenants } from '../../platform/tenants.store.ts';
import { readTenantSetting } from '../system/index.ts';
import { deleteEntriesBefore } from './access.store.ts';

export const adminJobs: Job[] = [
  {
    name: 'admin:forget-old-access',
    cron: '41 3 * * *',
    handle: async (ctx) => {
      for (const tenantId of await listTenants(ctx.read)) {
        const keptMs = accessKeptMs(await readTenantSetting(ctx.read, tenantId, 'ACCESS_LOG'));
        if (keptMs === null) continue;
        await ctx.inTransaction((tx) => deleteEntriesBefore(tx, tenantId, new Date(ctx.now() - keptMs)));
      }
    },
  },
];
