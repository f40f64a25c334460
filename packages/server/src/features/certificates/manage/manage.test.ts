import { listAudit } from '@shuyuan/contract/admin/audit.wire';
import * as wire from '@shuyuan/contract/certificates/manage-certificate.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';

let world: TestWorld;
let certificates: ReturnType<typeof certificatesOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  certificates = certificatesOf(world);
  shen = await certificates.as('shenruoxi');
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const formOf = async (id: string) => (await shen.call(wire.readCertificateForm, { id })).body;

test('[D-188] an author makes a certificate, publishes it, changes it, withdraws and archives it, all in the trail', async () => {
  const [course, exam] = [await certificates.course(), await certificates.exam(80)];
  const found = (await shen.call(wire.findCertificateContents, { businessType: BusinessType.exam })).body.items;
  expect(found.map(({ id }) => id)).toContain(exam.id);
  const { id } = await certificates.create({ requirements: [course.asked, exam.asked], validMonths: 12 });
  const draft = await formOf(id);
  expect(draft).toMatchObject({ state: 'draft', revision: 1, validMonths: 12, holderCount: 0 });
  expect(draft.requirements).toEqual([
    { ...course.asked, title: '一门课程' },
    { ...exam.asked, title: '质量工具考试' },
  ]);
  expect(draft.can).toEqual({ edit: true, publish: true, withdraw: false, archive: true, reward: false });
  expect((await shen.call(wire.publishCertificate, { id, revision: 1 })).body).toEqual({ id, revision: 2 });
  const change = certificates.fields({ title: '新上岗证', requirements: [course.asked] });
  expect((await shen.call(wire.saveCertificate, { id, revision: 2, ...change })).body).toEqual({ id, revision: 3 });
  expect(await formOf(id)).toMatchObject({ state: 'published', title: '新上岗证', validMonths: null });
  const { items } = (await shen.call(wire.listManagedCertificates, { search: '新上岗' })).body;
  expect(items).toMatchObject([{ id, state: 'published', authorName: '沈若溪', requirementCount: 1, holderCount: 0 }]);
  expect((await shen.call(wire.withdrawCertificate, { id })).status).toBe(200);
  expect((await shen.call(wire.archiveCertificate, { id })).status).toBe(200);
  expect((await formOf(id)).can).toEqual({
    edit: false,
    publish: false,
    withdraw: false,
    archive: false,
    reward: false,
  });
  const trail = (await (await certificates.as('luchengze')).call(listAudit, { pageSize: 3 })).body.items;
  expect(trail.map(({ action }) => action)).toEqual([
    'certificate.archived',
    'certificate.withdrawn',
    'certificate.published',
  ]);
});

test('[D-188] content that was withdrawn since stays asked for under its last title', async () => {
  const course = await certificates.course();
  const { id } = await certificates.create({ requirements: [course.asked] });
  await world.rows("update course set state = 'withdrawn' where id = $1", [course.id]);
  const change = certificates.fields({ requirements: [course.asked] });
  expect((await shen.call(wire.saveCertificate, { id, revision: 1, ...change })).status).toBe(200);
  expect((await formOf(id)).requirements).toEqual([{ ...course.asked, title: '一门课程' }]);
});

test('[D-188] refused: what nobody could earn, stale forms, wrong states, banned words, what is not there', async () => {
  const course = await certificates.course();
  const survey = { businessType: BusinessType.research, businessId: course.id, minimumPercent: null };
  const [empty, ready] = [await certificates.create(), await certificates.create({ requirements: [course.asked] })];
  const published = await certificates.publish({ requirements: [course.asked] });
  const archived = (await certificates.create()).id;
  await shen.call(wire.archiveCertificate, { id: archived });
  const change = { id: ready.id, revision: 1, ...certificates.fields({ requirements: [course.asked] }) };
  const nobody = { ...change.audience, isEveryone: false };
  const before = await certificates.snapshot();
  const codes = [
    await shen.call(wire.publishCertificate, empty),
    await shen.call(wire.saveCertificate, { ...change, id: published, revision: 2, requirements: [] }),
    await shen.call(wire.saveCertificate, { ...change, id: published, revision: 2, audience: nobody }),
    await shen.call(wire.saveCertificate, { ...change, revision: 7 }),
    await shen.call(wire.publishCertificate, { id: ready.id, revision: 7 }),
    await shen.call(wire.publishCertificate, { id: published, revision: 2 }),
    await shen.call(wire.saveCertificate, { ...change, id: archived, revision: 2 }),
    await shen.call(wire.publishCertificate, { id: archived, revision: 2 }),
    await shen.call(wire.withdrawCertificate, { id: ready.id }),
    await shen.call(wire.archiveCertificate, { id: published }),
    await shen.call(wire.saveCertificate, { ...change, title: '代开发票' }),
    await shen.call(wire.createCertificate, certificates.fields({ requirements: [survey] })),
    await shen.call(wire.createCertificate, certificates.fields({ audience: { ...nobody, memberIds: ['nobody'] } })),
  ].map(({ body }) => body.errorCode);
  const [notReady, stale, state] = (['certificate.not-ready', 'request.stale', 'course.wrong-state'] as const).map(
    numberOf,
  );
  expect(codes).toEqual([
    notReady,
    notReady,
    notReady,
    stale,
    stale,
    state,
    state,
    state,
    state,
    state,
    numberOf('sensitive.found'),
    numberOf('course.unknown-content'),
    numberOf('course.unknown-person'),
  ]);
  const many = Array.from({ length: 31 }, (_, at) => ({ ...course.asked, businessId: `c${at}` }));
  const wrong = [
    { title: '' },
    { validMonths: 0 },
    { validMonths: 121 },
    { timeZone: 'Mars/Base' },
    { requirements: many },
  ];
  for (const over of wrong) {
    expect((await shen.call(wire.createCertificate, certificates.fields(over))).status).toBe(422);
  }
  expect(await certificates.snapshot()).toBe(before);
});

test('[D-188] refused: visitors 401, learners 403, other authors and companies 404 of a draft; nothing is changed', async () => {
  const course = await certificates.course();
  const draft = (await certificates.create({ requirements: [course.asked] })).id;
  const published = await certificates.publish({ requirements: [course.asked] });
  const [lin, outsider] = [await certificates.as('linzhiyuan'), await certificates.welcomeOutsider()];
  const before = await certificates.snapshot();
  const statusesOf = async (caller: Caller, id: string, revision: number) => [
    (await caller.call(wire.readCertificateForm, { id })).status,
    (await caller.call(wire.saveCertificate, { id, revision, ...certificates.fields() })).status,
    (await caller.call(wire.publishCertificate, { id, revision })).status,
    (await caller.call(wire.withdrawCertificate, { id })).status,
    (await caller.call(wire.archiveCertificate, { id })).status,
    (await caller.call(wire.listCertificateHolders, { id })).status,
  ];
  const six = (status: number) => Array.from({ length: 6 }, () => status);
  expect(await statusesOf(world.visitor, published, 2)).toEqual(six(401));
  expect(await statusesOf(lin, draft, 1)).toEqual(six(404));
  expect(await statusesOf(lin, published, 2)).toEqual(six(403));
  expect(await statusesOf(outsider, published, 2)).toEqual(six(404));
  expect((await lin.call(wire.createCertificate, certificates.fields())).status).toBe(403);
  expect((await lin.call(wire.listManagedCertificates, {})).body.items).toEqual([]);
  expect(await certificates.snapshot()).toBe(before);
  const lu = await certificates.as('luchengze');
  expect((await lu.call(wire.listManagedCertificates, {})).body.items.map(({ id }) => id)).toContain(draft);
});
