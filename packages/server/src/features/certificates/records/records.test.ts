import { awardStates, expiringDays } from '@shuyuan/contract/certificates/award-states';
import * as wire from '@shuyuan/contract/certificates/certificate-record.wire';
import { listCertificateHolders, revokeCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';

let world: TestWorld;
let certificates: ReturnType<typeof certificatesOf>;
let lin: Caller;
let shen: Caller;
let outsider: Caller;
beforeAll(async () => {
  world = await openWorld();
  certificates = certificatesOf(world);
  lin = await certificates.as('linzhiyuan');
  shen = await certificates.as('shenruoxi');
  outsider = await certificates.welcomeOutsider();
});
afterAll(() => world.close());

/** Issued to these people; the award of the first. */
async function issue(...accounts: string[]) {
  const course = await certificates.course();
  const certificateId = await certificates.publish({ requirements: [course.asked] });
  for (const account of accounts) await course.finish(account);
  await certificates.work();
  const { items } = (await shen.call(listCertificateHolders, { id: certificateId })).body;
  const award = items.at(-1);
  if (!award) throw new Error('nothing was issued');
  return { ...award, certificateId, courseId: course.id };
}
const check = (number: string) => world.visitor.call(wire.checkCertificate, { number });

test('[CENTRE-04] [D-185] own certificates are unseen until they are marked; those of others stay as they are', async () => {
  const [own, other] = [await issue('linzhiyuan'), await issue('tanmuyang')];
  const countOf = async (by: Caller) => (await by.call(wire.countUnreadCertificates, {})).body.count;
  const tan = await certificates.as('tanmuyang');
  expect([await countOf(lin), await countOf(tan)]).toEqual([1, 1]);
  expect(await certificates.own(lin)).toMatchObject([
    { id: own.id, number: own.number, isRead: false, state: 'valid' },
  ]);
  expect((await lin.call(wire.markCertificatesRead, { ids: [own.id, other.id, 'nothing'] })).body).toEqual({
    count: 1,
  });
  expect([await countOf(lin), await countOf(tan)]).toEqual([0, 1]);
  expect(await certificates.own(lin)).toMatchObject([{ id: own.id, isRead: true }]);
  expect((await tan.call(wire.markCertificatesRead, {})).body).toEqual({ count: 1 });
  expect((await tan.call(wire.markCertificatesRead, {})).body).toEqual({ count: 0 });
  for (const endpoint of [wire.listOwnCertificates, wire.countUnreadCertificates, wire.markCertificatesRead]) {
    expect((await world.visitor.call(endpoint, {})).status).toBe(401);
  }
});

test('[D-179] own certificates are counted and listed by their state, which is the one each says of itself', async () => {
  const account = 'ranyunfei';
  const { id } = await issue(account);
  const now = world.clock.now();
  // Awards of other runs, which stand as they were issued: nothing but time makes them what they are.
  const another = (run: number, expiresAt: number | null, revokedAt: number | null = null) =>
    world.rows(
      `insert into certificate_award (id, tenant_id, certificate_id, member_id, number, kind, title, holder_name, company_name,
         requirements, time_zone, issued_at, expires_at, revoked_at, revoke_reason, run)
       select 'state' || $2, tenant_id, certificate_id, member_id, 'SY26-0000-0000-000' || $2, kind, title, holder_name,
         company_name, requirements, time_zone, $3, $4, $5, case when $5::timestamptz is null then '' else '误发' end, $2::integer
       from certificate_award where id = $1`,
      [id, run, new Date(now - dayMs), expiresAt && new Date(expiresAt), revokedAt && new Date(revokedAt)],
    );
  await another(2, now + (expiringDays - 1) * dayMs);
  await another(3, now);
  await another(4, null, now);
  await another(5, now + (expiringDays + 1) * dayMs);
  const ran = await certificates.as(account);
  const all = (await ran.call(wire.listOwnCertificates, { pageSize: 100 })).body;
  expect(all.counts).toEqual({ valid: 2, expiring: 1, expired: 1, revoked: 1 });
  for (const state of awardStates) {
    const { items, recordCount, counts } = (await ran.call(wire.listOwnCertificates, { state })).body;
    expect(items).toEqual(all.items.filter((award) => award.state === state));
    expect([recordCount, counts]).toEqual([items.length, all.counts]);
  }
  expect((await ran.call(wire.listOwnCertificates, { state: 'lost' as never })).status).toBe(422);
});

test('[D-188] a visitor reads of a number whether it holds, and of its holder only the first letters', async () => {
  const { number } = await issue('linzhiyuan');
  const { body } = await check(number);
  expect(body).toMatchObject({
    number,
    state: 'valid',
    holderName: '林**',
    title: '安全上岗证',
    requirements: ['一门课程'],
  });
  expect(JSON.stringify(body)).not.toContain('知远');
  expect(Object.keys(body)).not.toContain('id');
  expect((await check(number.toLowerCase().replaceAll('-', ' '))).body.number).toBe(number);
  expect((await outsider.call(wire.checkCertificate, { number })).body.number).toBe(number);
  const wrong = `${number.slice(0, -1)}${number.endsWith('0') ? '1' : '0'}`;
  expect((await check(wrong)).status).toBe(404);
});

test('[D-188] any text is answered as no number of ours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), async (typed) => {
      expect([404, 422]).toContain((await check(typed)).status);
    }),
    { numRuns: 20 },
  );
});

test('[D-188] a manager revokes with a reason its holder reads; it stays revoked, and is not issued again', async () => {
  const { id, number, certificateId } = await issue('linzhiyuan');
  const [first, second] = await Promise.all([
    shen.call(revokeCertificate, { id, reason: '资料有误' }),
    shen.call(revokeCertificate, { id, reason: '资料有误' }),
  ]);
  const answers = [first, second].toSorted((a, b) => a.status - b.status);
  expect(answers.map(({ status }) => status)).toEqual([200, 422]);
  expect(answers[1]?.body.errorCode).toBe(errorTable['certificate.wrong-state'].number);
  expect((await certificates.own(lin))[0]).toMatchObject({ id, state: 'revoked', revokeReason: '资料有误' });
  const { body } = await check(number);
  expect(body).toMatchObject({ state: 'revoked', revokeTime: expect.any(Number) });
  expect(JSON.stringify(body)).not.toContain('资料有误');
  await certificates.work(certificateId);
  const { items } = (await shen.call(listCertificateHolders, { id: certificateId, search: '林知' })).body;
  expect(items).toMatchObject([{ id, holderName: '林知远', state: 'revoked', can: { revoke: false } }]);
  const told = await world.rows(
    "select payload from graphile_worker._private_jobs where payload ->> 'text' = 'revoked'",
  );
  expect(told).toMatchObject([{ payload: { values: { reason: '资料有误' } } }]);
});

test('[D-188] refused: no reason, banned words, one’s own, other authors, learners, visitors, other companies; nothing changed', async () => {
  const { id } = await issue('linzhiyuan');
  const own = await issue('shenruoxi');
  const before = await certificates.snapshot();
  const reason = '有误';
  expect((await shen.call(revokeCertificate, { id, reason: ' ' })).status).toBe(422);
  const banned = await shen.call(revokeCertificate, { id, reason: '代开发票' });
  expect(banned.body.errorCode).toBe(errorTable['sensitive.found'].number);
  const refused = [
    await shen.call(revokeCertificate, { id: own.id, reason }),
    await lin.call(revokeCertificate, { id, reason }),
    await (await certificates.as('guhuaiqian')).call(revokeCertificate, { id, reason }),
    await outsider.call(revokeCertificate, { id, reason }),
    await world.visitor.call(revokeCertificate, { id, reason }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 404, 404, 401]);
  expect(await certificates.snapshot()).toBe(before);
  expect((await (await certificates.as('luchengze')).call(revokeCertificate, { id: own.id, reason })).status).toBe(200);
});

test('[D-034] [D-188] a certificate stands, and is checked, when its template, its course and its holder are gone', async () => {
  const { id, number, certificateId, courseId } = await issue('linzhiyuan');
  const before = (await check(number)).body;
  const ownBefore = await certificates.own(lin);
  await world.rows("update course set state = 'withdrawn' where id = $1", [courseId]);
  await world.rows('delete from certificate where id = $1', [certificateId]);
  expect((await check(number)).body).toEqual(before);
  expect(await certificates.own(lin)).toEqual(ownBefore);
  const links = await world.rows(
    `select confrelid::regclass::text as parent from pg_constraint
     where conrelid = 'certificate_award'::regclass and contype = 'f'`,
  );
  expect(links).toEqual([{ parent: 'organization' }]);
  await expect(world.rows('delete from certificate_award where id = $1', [id])).rejects.toThrow(
    'stands as it was issued',
  );
  await expect(world.rows("update certificate_award set title = 'x' where id = $1", [id])).rejects.toThrow(
    'stands as it was issued',
  );
});
