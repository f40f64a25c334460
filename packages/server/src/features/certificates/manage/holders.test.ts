import { awardStates, expiringDays } from '@shuyuan/contract/certificates/award-states';
import * as wire from '@shuyuan/contract/certificates/manage-certificate.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { rowsOf } from '../../../world/test-rows-of.ts';

let world: TestWorld;
let certificates: ReturnType<typeof certificatesOf>;
beforeAll(async () => {
  world = await openWorld();
  certificates = certificatesOf(world);
});
afterAll(() => world.close());

/** A certificate somebody has in every state: as issued, about to end, over, and revoked. */
async function heldInEveryState() {
  const course = await certificates.course();
  const id = await certificates.publish({ title: '行车操作证', requirements: [course.asked] });
  const now = world.clock.now();
  const ends = [null, now + (expiringDays - 1) * dayMs, now, null];
  for (const [at, expiresAt] of ends.entries())
    await world.rows(
      `insert into certificate_award (id, tenant_id, certificate_id, member_id, number, kind, title, holder_name,
         company_name, requirements, time_zone, issued_at, expires_at, revoked_at, revoke_reason, run)
       select $2, member.tenant_id, certificate.id, member.id, 'SY26-0000-0000-000' || $3, certificate.kind, certificate.title,
         full_name, '示例公司', '[]', 'Asia/Shanghai', $4, $5, $6, $7, 1
       from member, certificate where certificate.id = $1 and account = $8`,
      [
        id,
        `held${at}`,
        at,
        new Date(now - (at + 1) * dayMs),
        expiresAt === null ? null : new Date(expiresAt),
        at === 3 ? new Date(now) : null,
        at === 3 ? '=误发' : '',
        ['linzhiyuan', 'amina', 'fangqiming', 'wenjiahe'][at],
      ],
    );
  return id;
}

test('[D-188] holders are filtered by name and state, and a file of them says so in the words of the reader', async () => {
  const id = await heldInEveryState();
  const shen = await certificates.as('shenruoxi');
  const names = async (over: object) =>
    (await shen.call(wire.listCertificateHolders, { id, ...over })).body.items.map(({ holderName }) => holderName);
  expect(await names({})).toEqual(['林知远', 'Amina Haddad', '方启明', '温嘉禾']);
  const byState = [];
  for (const state of awardStates) byState.push(await names({ state }));
  expect(byState).toEqual([['林知远'], ['Amina Haddad'], ['方启明'], ['温嘉禾']]);
  expect(await names({ state: 'valid', search: '温' })).toEqual([]);
  expect((await shen.call(wire.listCertificateHolders, { id, state: 'lost' as never })).status).toBe(422);

  const table = String((await shen.call(wire.exportCertificateHolders, { id })).body).split('\r\n');
  expect(table[0]).toContain('证书,行车操作证');
  expect(table.slice(3, -1)).toEqual([
    '姓名,证书编号,颁发日期,有效期至,状态,撤销原因,续证编号',
    expect.stringMatching(/^林知远,SY26-0000-0000-0000,.+,长期有效,有效,,$/),
    expect.stringMatching(/^Amina Haddad,SY26-0000-0000-0001,.+,\d{4}-\d\d-\d\d,即将到期,,$/),
    expect.stringMatching(/^方启明,SY26-0000-0000-0002,.+,已过期,,$/),
    // A sheet does not count what somebody wrote.
    expect.stringMatching(/^温嘉禾,SY26-0000-0000-0003,.+,长期有效,已撤销,'=误发,$/),
  ]);
  const filtered = { id, search: 'Amina', state: 'expiring' as const };
  const english = { headers: { 'accept-language': 'en' } };
  const rows = await rowsOf((await shen.call(wire.exportCertificateHoldersWorkbook, filtered, english)).bytes);
  expect(rows.slice(2, 4)).toEqual([
    ['Search', 'Amina'],
    ['Status', 'Expires soon'],
  ]);
  expect(rows.slice(6).map(([name, number]) => [name, number])).toEqual([['Amina Haddad', 'SY26-0000-0000-0001']]);
});

test('[D-188] the files of holders are refused to learners, other authors, other companies and visitors', async () => {
  const course = await certificates.course();
  const id = await certificates.publish({ requirements: [course.asked] });
  const callers = [
    await certificates.as('linzhiyuan'),
    await certificates.as('guhuaiqian'),
    await certificates.welcomeOutsider(),
  ];
  for (const endpoint of [wire.exportCertificateHolders, wire.exportCertificateHoldersWorkbook]) {
    const statuses = [];
    for (const by of callers) statuses.push((await by.call(endpoint, { id })).status);
    expect(statuses).toEqual([403, 403, 404]);
    expect((await world.visitor.call(endpoint, { id })).status).toBe(401);
  }
});
