import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDeadLetters, startJobs } from '../../platform/jobs.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { saveSetting } from '../system/index.ts';
import { notify } from './index.ts';
import { mailOf } from './mail-text.ts';
import { mailNotice } from './mail-notice.ts';
import { wordingOf } from './notice-words.ts';
import { notificationJobs } from './notifications.jobs.ts';

let world: TestWorld;
let server: SMTPServer;
let isRefusing = false;
let attempts = 0;
const received: { to: string[]; text: string }[] = [];

/** A real mail server on loopback, which can be told to fail as a busy one does. */
function mailServer(): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        attempts += 1;
        const failure = isRefusing ? Object.assign(new Error('busy'), { responseCode: 451 }) : null;
        if (!failure) received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done(failure);
      });
    },
  });
}

beforeAll(async () => {
  server = mailServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  world = await openWorld({
    env: {
      MAIL_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: '书院 <academy@qinghe.example>',
      PUBLIC_URL: 'https://learn.qinghe.example',
    },
  });
  // What the world has told already is not this test's.
  await world.rows('delete from graphile_worker._private_jobs');
  await world.rows("update member set email = account || '@qinghe.example', language = null");
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((done) => server.close(done));
});

async function notifyAccount(account: string, key: string): Promise<void> {
  const { system } = world.installation;
  const [member] = await world.rows('select id, tenant_id from member where account = $1', [account]);
  await system.inTransaction((tx) =>
    notify(tx, system, {
      kind: 'approval-waiting',
      text: 'submitted',
      values: { person: '沈若溪', title: '<b>新课</b> & "直播"' },
      tenantId: String(member?.['tenant_id']),
      receivers: [String(member?.['id'])],
      subject: { kind: 'process', id: 'p1' },
      link: '/center/my/approvals',
      key,
    }),
  );
}

async function withJobs(check: () => Promise<void>): Promise<void> {
  const { db, system } = world.installation;
  const runner = await startJobs({ url: db.url, jobs: notificationJobs, concurrency: 2, ctx: system });
  try {
    await check();
  } finally {
    await runner.stop();
  }
}

const task = "task_id = (select id from graphile_worker._private_tasks where identifier = 'notifications:mail')";
const openMails = () =>
  world.rows(`select attempts, max_attempts, last_error from graphile_worker._private_jobs where ${task}`);

/** Quoted-printable, as both parts of the mail are sent. */
const decoded = (text: string): string =>
  decodeURIComponent(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll('%', '%25')
      .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
  );

test('[D-147] a mail arrives in the language of its receiver, escaped, with the way to turn such mails off', async () => {
  await withJobs(async () => {
    await notifyAccount('jiangshuyi', 'mail 1');
    await expect.poll(() => received.length).toBe(1);
    await expect.poll(openMails).toEqual([]);
  });
  const [mail] = received;
  expect(mail?.to).toEqual(['jiangshuyi@qinghe.example']);
  expect(mail?.text).toContain('academy@qinghe.example');
  expect(mail?.text.replaceAll(/\r\n\s+/g, ' ')).toContain(
    'List-Unsubscribe: <https://learn.qinghe.example/vue/#/center/my/notification-preferences>',
  );
  expect(mail?.text).toContain('Auto-Submitted: auto-generated');
  const words = decoded(mail?.text ?? '');
  expect(words).toContain('江书仪，您好');
  expect(words).toContain('https://learn.qinghe.example/vue/#/center/my/approvals');
  expect(words).toContain('&lt;b&gt;新课&lt;/b&gt; &amp; &quot;直播&quot;');
  expect(words).toContain('“<b>新课</b> & "直播"”');
  expect(await world.rows("select mailed_at is not null as mailed from notification where key = 'mail 1'")).toEqual([
    { mailed: true },
  ]);
});

test('Arabic reads from right to left; a name cannot add a header', () => {
  const due = {
    id: 'n1',
    tenantId: 't1',
    kind: 'reward' as const,
    text: 'received',
    values: { person: 'Amina\r\nBcc: all@x', amount: '5', title: 'x' },
    link: null,
    fullName: 'Amina\r\nBcc: everybody@x',
    address: 'amina@qinghe.example',
    language: 'ar' as const,
  };
  const mail = mailOf(due, wordingOf('ar'), { clientUrl: 'http://here/vue/', timeZone: 'Asia/Shanghai' });
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.text).toContain('http://here/vue/#/center/my/notifications');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.to.name).not.toMatch(/[\r\n]/);
});

test('[D-009] who has chosen no language is written to in that of their part of the company', async () => {
  const { system } = world.installation;
  const [member] = await world.rows("select id, tenant_id, organization_id from member where account = 'jiangshuyi'");
  const [tenantId, organizationId] = [String(member?.['tenant_id']), String(member?.['organization_id'])];
  const words = async (key: string) => {
    const sent = received.length;
    await withJobs(async () => {
      await notifyAccount('jiangshuyi', key);
      await expect.poll(() => received.length).toBe(sent + 1);
      // The server has the mail before its job is done.
      await expect.poll(openMails).toEqual([]);
    });
    return decoded(received.at(-1)?.text ?? '');
  };
  await saveSetting(system, { tenantId, organizationId: tenantId, key: 'LANGUAGE', value: 'fr' });
  expect(await words('language 1')).toContain('Bonjour');
  await saveSetting(system, { tenantId, organizationId, key: 'LANGUAGE', value: 'es' });
  expect(await words('language 2')).toContain('Hola');
  await world.rows("update member set language = 'en' where account = 'jiangshuyi'");
  expect(await words('language 3')).toContain('Hello');
  await world.rows("update member set language = null where account = 'jiangshuyi'");
});

test('a failing server is asked again, and in the end a dead letter stays; the mail is not lost', async () => {
  isRefusing = true;
  const before = attempts;
  await withJobs(async () => {
    await notifyAccount('jiangshuyi', 'mail 2');
    await expect.poll(() => attempts - before).toBe(1);
    await expect.poll(async () => (await openMails())[0]?.['last_error']).toContain('451');
  });
  const waiting = await openMails();
  expect(waiting).toEqual([{ attempts: 1, max_attempts: 8, last_error: expect.stringContaining('451') }]);
  await world.rows(`update graphile_worker._private_jobs set max_attempts = 2, run_at = now() where ${task}`);
  await withJobs(() => expect.poll(() => countDeadLetters(world.installation.db.owner)).toBe(1));
  isRefusing = false;
  await world.rows(`update graphile_worker._private_jobs set max_attempts = 8, run_at = now() where ${task}`);
  const sent = received.length;
  await withJobs(() => expect.poll(() => received.length).toBe(sent + 1));
});

test.each([
  ['read meanwhile', 'update notification set read_at = now() where id = $1'],
  ['sent before', 'update notification set mailed_at = now() where id = $1'],
  [
    'no longer wanted',
    'insert into notification_preference (tenant_id, member_id, kind, in_app, email) select tenant_id, member_id, kind, true, false from notification where id = $1',
  ],
  [
    'of somebody who has left',
    "update member set state = 'left' where id = (select member_id from notification where id = $1)",
  ],
])('a mail %s is not sent', async (_, change) => {
  const key = `mail ${change}`.slice(0, 100);
  await world.rows(
    "delete from notification_preference; update member set state = 'active' where account = 'luchengze'",
  );
  await world.rows('delete from graphile_worker._private_jobs');
  await notifyAccount('luchengze', key);
  const [{ payload } = {}] = await world.rows('select payload from graphile_worker._private_jobs');
  await notificationJobs[0]?.handle(world.installation.system, payload as Record<string, unknown>);
  const [row] = await world.rows('select id from notification where key = $1', [key]);
  const id = String(row?.['id']);
  await world.rows(change, [id]);
  const sent = received.length;
  await mailNotice(world.installation.system, { id });
  expect(received).toHaveLength(sent);
});
