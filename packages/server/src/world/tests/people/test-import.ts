import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import * as wire from '@shuyuan/contract/people/member-import.wire';
import { expect } from 'vitest';
import { startJobs } from '../../../platform/jobs.ts';
import { openWorld } from '../../open-world.ts';
import { snapshotOf } from '../../test-snapshot.ts';
import { demoPassword } from '../../people.ts';
import { importJobs } from '../../../features/people/import/import.jobs.ts';
import { createMember, createOrganization } from '../../../features/people/index.ts';

export const company = '青禾智造股份有限公司';

export const refusal = (code: ErrorCode) => ({
  status: errorSpec(code).status,
  body: { errorCode: errorSpec(code).number },
});

const watched = ['member', 'member_role', 'member_fact', 'member_organization', 'organization', 'organization_tally'];

/** The seeded company beside another one, with the jobs of imports at work. */
export async function openImports() {
  const world = await openWorld();
  const { system, db } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin'] as const };
  await createMember(system, { ...place, account: 'stranger', fullName: '林外人', password: demoPassword });
  const admin = await world.signIn('admin');
  // Without those of the clock: a test calls them itself.
  const jobs = importJobs.filter(({ cron }) => cron === undefined);
  const runner = await startJobs({ url: db.url, jobs, concurrency: 2, ctx: system });

  async function settled(id: string, by = admin) {
    const read = async () => (await by.call(wire.readImport, { id })).body;
    await expect.poll(async () => (await read()).state).not.toMatch(/ing$/);
    return read();
  }
  return {
    world,
    admin,
    checked: async (text: string, { by = admin, createsOrganizations = false } = {}) => {
      const { status, body } = await by.call(wire.startImport, { fileName: 'members.csv', text, createsOrganizations });
      expect(body).toHaveProperty('id');
      expect(status).toBe(200);
      return settled(body.id, by);
    },
    applied: async (id: string) => {
      expect((await admin.call(wire.applyImport, { id })).status).toBe(200);
      return settled(id);
    },
    problemsOf: async (id: string) => {
      const { body } = await admin.call(wire.listImportProblems, { id, pageSize: 100 });
      expect(body.recordCount).toBe(body.items.length);
      return body.items.map(({ row, field, rule, otherRow }) => [
        row,
        field,
        rule,
        ...(otherRow === null ? [] : [otherRow]),
      ]);
    },
    /** People, places and the trail: equal before and after means that nothing was written. */
    snapshot: () => snapshotOf(world, [...watched, 'audit_entry']),
    close: async () => {
      await runner.stop();
      await world.close();
    },
  };
}
