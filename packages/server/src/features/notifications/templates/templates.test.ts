import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { languages } from '@shuyuan/contract/kernel/languages';
import { messageTemplates, placeholderProblems } from '@shuyuan/contract/notifications/message-templates';
import * as wire from '@shuyuan/contract/notifications/message-templates.wire';
import { listNotices } from '@shuyuan/contract/notifications/notifications.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';
import { insertPastNotices } from '../deliver-notice.ts';
import { mailOf } from '../mail-text.ts';
import { defaultText } from '../notice-words.ts';
import { findWording } from './find-wording.ts';

let world: TestWorld;
let lu: Awaited<ReturnType<TestWorld['signIn']>>;
let tenantId: string;
beforeAll(async () => {
  world = await openWorld();
  lu = await world.signIn('luchengze');
  const [member] = await world.rows("select tenant_id from member where account = 'luchengze'");
  tenantId = String(member?.['tenant_id']);
});
afterAll(() => world.close());
beforeEach(() => world.rows('delete from message_template'));

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const hello = { code: 'notices.mail.hello', language: 'cn', text: '{{name}} 同事：', revision: 0 } as const;
const stored = () => world.rows('select code, language, text, revision from message_template order by code, language');

test('[SITE-08] [D-198] a text is read by code and language; worded anew it is what mails say, until it is set back', async () => {
  const read = async () => (await lu.call(wire.readTemplate, { code: hello.code, language: 'cn' })).body;
  expect(await read()).toMatchObject({ text: '{{name}}，您好：', isOwn: false, revision: 0, placeholders: ['name'] });
  expect((await lu.call(wire.saveTemplate, hello)).body).toMatchObject({ text: hello.text, isOwn: true, revision: 1 });
  const due = { id: 'n1', tenantId, kind: 'system', text: 'announcement', values: { title: '停电' } } as const;
  const receiver = { link: null, fullName: '<b>江书仪</b>', address: 'j@x.example', language: 'cn' } as const;
  const mailed = async () =>
    mailOf(
      { ...due, ...receiver },
      await findWording(world.installation.system.read, { tenantId, language: 'cn' }),
      world.installation.system.external,
    );
  expect((await mailed()).text).toContain('<b>江书仪</b> 同事：');
  expect((await mailed()).html).toContain('&lt;b&gt;江书仪&lt;/b&gt; 同事：');
  expect((await read()).updatedBy).toBe('陆承泽');
  expect((await lu.call(wire.resetTemplate, { code: hello.code, language: 'cn' })).body).toMatchObject({
    text: '{{name}}，您好：',
    isOwn: false,
  });
  expect((await mailed()).text).toContain('<b>江书仪</b>，您好：');
  await lu.call(wire.resetTemplate, { code: hello.code, language: 'cn' });
  const trail = await world.rows(
    "select action, before, after from audit_entry where subject_kind = 'message-template' order by at, id",
  );
  expect(trail.map(({ action }) => action)).toEqual(['message-template.changed', 'message-template.reset']);
  expect(trail[0]).toMatchObject({ before: { text: '{{name}}，您好：' }, after: { language: 'cn', text: hello.text } });
});

test('[D-198] what is written as HTML in a wording stays text in the mail', async () => {
  await lu.call(wire.saveTemplate, { ...hello, code: 'notices.mail.why', text: '<script>x</script><b>' });
  const { body } = await lu.call(wire.previewTemplate, { ...hello, code: 'notices.mail.open', text: '<i>去看</i>' });
  expect(body.mail?.html).toContain('&lt;script&gt;x&lt;/script&gt;&lt;b&gt;');
  expect(body.mail?.html).toContain('&lt;i&gt;去看&lt;/i&gt;');
  expect(body.mail?.html).not.toContain('<script>');
});

test('[D-198] a notice is read by members in the words of their company, where it has its own', async () => {
  const [member] = await world.rows("select id from member where account = 'linzhiyuan'");
  await insertPastNotices(world.installation.system, {
    kind: 'system',
    text: 'announcement',
    values: { title: '停电' },
    tenantId,
    key: 'own words',
    receivers: [String(member?.['id'])],
    total: 1,
    isFirst: true,
    subject: { kind: 'announcement', id: '1' },
    link: null,
    at: world.installation.system.now(),
  });
  const lin = await world.signIn('linzhiyuan');
  const newest = async () => (await lin.call(listNotices, { kind: 'system' })).body.items[0];
  expect((await newest())?.ownText).toEqual({});
  const code = 'notice.system.announcement';
  await lu.call(wire.saveTemplate, { ...hello, code, text: '请注意：{{title}}' });
  await lu.call(wire.saveTemplate, { ...hello, code, language: 'en', text: 'Please note: {{title}}' });
  expect((await newest())?.ownText).toEqual({ cn: '请注意：{{title}}', en: 'Please note: {{title}}' });
});

test('[D-198] a preview fills every text in every language, and keeps nothing', async () => {
  for (const { code, area } of messageTemplates) {
    const text = defaultText('cn', code);
    const { status, body } = await lu.call(wire.previewTemplate, { code, language: 'cn', text });
    expect([status, body.sentence.includes('{{'), body.sentence === ''], code).toEqual([200, false, false]);
    expect(body.mail === null, code).toBe(area === 'robot' || area === 'contact');
  }
  const arabic = await lu.call(wire.previewTemplate, { ...hello, language: 'ar', text: 'أهلًا {{name}}' });
  expect(arabic.body.mail?.html).toContain('dir="rtl"');
  expect(await stored()).toEqual([]);
});

test('[D-198] the texts of the product have the placeholders they are held to', () => {
  for (const spec of messageTemplates)
    for (const language of languages)
      expect(placeholderProblems(spec, defaultText(language, spec.code)), `${language} ${spec.code}`).toEqual({
        unknown: [],
        missing: [],
      });
});

test('[D-198] refused: invented and missing placeholders, unknown texts, banned words, a change somebody overtook', async () => {
  const save = (part: object) => lu.call(wire.saveTemplate, { ...hello, ...part });
  expect((await save({ text: '{{name}} {{person}}' })).body).toMatchObject({
    errorCode: numberOf('template.unknown-placeholder'),
  });
  expect((await save({ text: '您好' })).body).toMatchObject({ errorCode: numberOf('template.missing-placeholder') });
  expect((await save({ code: 'noticeKind.reward' })).status).toBe(404);
  expect((await save({ text: '' })).status).toBe(422);
  expect((await save({ text: `{{name}}${'x'.repeat(500)}` })).status).toBe(422);
  expect((await save({ revision: 3 })).body).toMatchObject({ errorCode: numberOf('request.stale') });
  expect((await lu.call(wire.previewTemplate, { ...hello, text: '{{x}}{{name}}' })).body).toMatchObject({
    errorCode: numberOf('template.unknown-placeholder'),
  });
  expect((await lu.call(wire.resetTemplate, { code: 'x', language: 'cn' })).status).toBe(404);
  expect(await stored()).toEqual([]);
  await save({});
  expect((await save({ text: '{{name}}！' })).body).toMatchObject({ errorCode: numberOf('request.stale') });
  expect((await save({ text: '{{name}}！', revision: 1 })).body).toMatchObject({ revision: 2 });
});

test('[D-198] nobody but who may write settings words texts, and each company words its own', async () => {
  await lu.call(wire.saveTemplate, hello);
  const before = await stored();
  const lin = await world.signIn('linzhiyuan');
  for (const [caller, status] of [
    [world.visitor, 401],
    [lin, 403],
  ] as const) {
    expect((await caller.call(wire.saveTemplate, hello)).status).toBe(status);
    expect((await caller.call(wire.resetTemplate, hello)).status).toBe(status);
    expect((await caller.call(wire.listTemplates, { language: 'cn' })).status).toBe(status);
  }
  const outsider = await teamsOf(world).welcomeOutsider();
  const { items } = (await outsider.call(wire.listTemplates, { language: 'cn' })).body;
  expect([items.length, items.some(({ isOwn }) => isOwn)]).toEqual([messageTemplates.length, false]);
  await outsider.call(wire.resetTemplate, { code: hello.code, language: 'cn' });
  expect(await stored()).toEqual(before);
});
