import { contactLimits } from '@shuyuan/contract/site/contact';
import * as wire from '@shuyuan/contract/site/contact.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../../platform/mail.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';
import { saveSetting } from '../../system/index.ts';
import { contactJobs } from './contact.jobs.ts';
import { mailContact } from './mail-contact.ts';

let world: TestWorld;
let tenantId: string;
const letter = {
  name: '周工',
  address: 'zhou@supplier.example',
  company: '远方机械',
  text: '想了解校企合作。\n请联系我。',
};
beforeAll(async () => {
  world = await openWorld();
  const [member] = await world.rows("select tenant_id from member where account = 'luchengze'");
  tenantId = String(member?.['tenant_id']);
});
afterAll(() => world.close());

const configure = (value: string) =>
  saveSetting(world.installation.system, { tenantId, organizationId: tenantId, key: 'CONTACT_ADDRESS', value });
beforeEach(async () => {
  await world.rows('delete from contact_letter');
  await configure('join@qinghe.example');
});

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const stored = () => world.rows('select name, address, company, text, state from contact_letter order by id');

test('[D-187] a visitor writes where an address is set; the letter is kept and listed, newest first', async () => {
  expect((await world.visitor.call(wire.readContactForm, {})).body).toEqual({ isOpen: true });
  expect(await world.visitor.call(wire.sendContact, letter)).toMatchObject({ status: 200, body: {} });
  const lin = await world.signIn('linzhiyuan');
  expect((await lin.call(wire.sendContact, { ...letter, name: '林知远', company: '' })).status).toBe(200);
  const lu = await world.signIn('luchengze');
  const { items, recordCount } = (await lu.call(wire.listContacts, {})).body;
  expect([recordCount, items.map(({ name }) => name)]).toEqual([2, ['林知远', '周工']]);
  expect(items[1]).toMatchObject({ ...letter, state: 'new', isMailed: false, answeredBy: null });
});

test('[D-187] a letter is answered by an administrator, found by its state, and may be opened again', async () => {
  await world.visitor.call(wire.sendContact, letter);
  const lu = await world.signIn('luchengze');
  const id = (await lu.call(wire.listContacts, {})).body.items[0]?.id ?? '';
  const names = async (state: 'new' | 'answered') =>
    (await lu.call(wire.listContacts, { state })).body.items.map(({ answeredBy }) => answeredBy);
  await lu.call(wire.answerContact, { id, state: 'answered' });
  await lu.call(wire.answerContact, { id, state: 'answered' });
  expect([await names('new'), await names('answered')]).toEqual([[], ['陆承泽']]);
  await lu.call(wire.answerContact, { id, state: 'new' });
  expect([await names('new'), await names('answered')]).toEqual([[null], []]);
  const trail = await world.rows(
    "select after from audit_entry where action = 'contact-letter.changed' order by at, id",
  );
  expect(trail.map(({ after }) => (after as { state: string }).state)).toEqual(['answered', 'new']);
});

test('[D-187] nothing is taken without an address, from machines, beyond the limits, or of a wrong form', async () => {
  const send = (part: object) => world.visitor.call(wire.sendContact, { ...letter, ...part });
  expect(await send({ website: 'https://spam.example' })).toMatchObject({ status: 200, body: {} });
  for (const part of [
    { name: '' },
    { name: 'x'.repeat(contactLimits.nameMax + 1) },
    { address: 'nobody' },
    { address: 'a@b.example\r\nBcc: all@x.example' },
    { text: '' },
    { text: 'x'.repeat(contactLimits.textMax + 1) },
    { company: 'x'.repeat(contactLimits.companyMax + 1) },
  ])
    expect((await send(part)).status, JSON.stringify(part).slice(0, 60)).toBe(422);
  for (const address of ['', 'nowhere']) {
    await world.rows("update setting set value = $1 where key = 'CONTACT_ADDRESS'", [address]);
    expect((await world.visitor.call(wire.readContactForm, {})).body).toEqual({ isOpen: false });
    expect((await send({})).body).toMatchObject({ errorCode: numberOf('contact.off') });
  }
  expect(await stored()).toEqual([]);
  await configure('join@qinghe.example');
  await world.rows(
    `insert into contact_letter (id, tenant_id, name, address, company, text, created_at)
     select 'full' || n, $1, 'n', 'a@b.example', '', 't', now() from generate_series(1, $2::int) n`,
    [tenantId, contactLimits.perDayMax],
  );
  expect((await send({})).body).toMatchObject({ errorCode: numberOf('contact.too-many') });
  expect(await stored()).toHaveLength(contactLimits.perDayMax);
});

test('[D-187] letters are for who may write settings, and for those of the company alone', async () => {
  await world.visitor.call(wire.sendContact, letter);
  const [row] = await world.rows('select id from contact_letter');
  const id = String(row?.['id']);
  const before = await stored();
  const lin = await world.signIn('linzhiyuan');
  for (const [caller, status] of [
    [world.visitor, 401],
    [lin, 403],
  ] as const) {
    expect((await caller.call(wire.listContacts, {})).status).toBe(status);
    expect((await caller.call(wire.answerContact, { id, state: 'answered' })).status).toBe(status);
  }
  const outsider = await teamsOf(world).welcomeOutsider();
  expect((await outsider.call(wire.listContacts, {})).body).toEqual({ items: [], recordCount: 0 });
  expect((await outsider.call(wire.answerContact, { id, state: 'answered' })).status).toBe(404);
  expect((await outsider.call(wire.sendContact, letter)).body).toMatchObject({ errorCode: numberOf('contact.off') });
  expect(await stored()).toEqual(before);
});

test('[D-187] D-029: five letters a minute of one address, then none', async () => {
  const strict = await openWorld({ env: { RATE_LIMIT_FACTOR: '1' }, beside: world });
  try {
    const answers: number[] = [];
    for (let n = 0; n < 6; n++) answers.push((await strict.visitor.call(wire.sendContact, letter)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await strict.close();
  }
});

test('[D-187] [D-198] the mail goes to the address once, escaped, in the words and the language of the company', async () => {
  await world.visitor.call(wire.sendContact, { ...letter, text: '<b>你好</b>' });
  const [row] = await world.rows('select id from contact_letter');
  const id = String(row?.['id']);
  const sent: Mail[] = [];
  const { system } = world.installation;
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const ctx = { ...system, external: { ...system.external, mailer } };
  await mailContact(system, { id });
  await mailContact(ctx, { id });
  await mailContact(ctx, { id });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.to.address).toBe('join@qinghe.example');
  expect(sent[0]?.subject).toContain('周工');
  expect(sent[0]?.text).toContain('zhou@supplier.example');
  expect(sent[0]?.html).toContain('&lt;b&gt;你好&lt;/b&gt;');
});

test('[D-187] letters are forgotten after a year', async () => {
  await world.visitor.call(wire.sendContact, letter);
  await world.rows("update contact_letter set created_at = created_at - interval '367 days'");
  await world.visitor.call(wire.sendContact, { ...letter, name: '新人' });
  await contactJobs[1]?.handle(world.installation.system, {});
  expect((await stored()).map(({ name }) => name)).toEqual(['新人']);
});
