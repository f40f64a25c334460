import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { issueToken, validateToken } from '@shuyuan/contract/auth/auth.wire';
import { lockMs } from '@shuyuan/contract/auth/session-life';
import { createSource, savePolicy, testSource, updateSource } from '@shuyuan/contract/auth/sign-in.wire';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { demoPassword } from '../../../world/people.ts';
import { base, missingDirectory, reader, startDirectory } from './test-ldap-server.ts';

const missing = missingDirectory();
if (missing) process.stderr.write(`SKIPPED: LDAP: ${missing}\n`);

let world: TestWorld;
let directory: Awaited<ReturnType<typeof startDirectory>>;
let admin: Caller;
let sourceId: string;
let wish: InputOf<typeof createSource>;

const guessesAt = (account: string) =>
  world.rows("select failures from guess_count where key = sha256(convert_to($1, 'UTF8'))", [
    JSON.stringify(['account', account]),
  ]);

const people = [
  { uid: 'tang.yw', cn: 'Tang Yuwei', password: 'tang-in-the-directory', more: 'mail: tang@qinghe.example\n' },
  {
    uid: 'newhire',
    cn: 'New Hire',
    password: 'hired-yesterday',
    more: 'mail: newhire@qinghe.example\nemployeeNumber: 77\n',
  },
  { uid: 'twin1', cn: 'Twin', password: 'same-password', more: 'mail: twin1@qinghe.example\n' },
  { uid: 'twin2', cn: 'Twin', password: 'same-password', more: 'mail: twin2@qinghe.example\n' },
  { uid: 'linzhiyuan', cn: 'Lin Zhiyuan', password: 'lin-in-the-directory', more: 'mail: lin@qinghe.example\n' },
  { uid: 'admin', cn: 'Somebody Else', password: 'not-the-admins-own', more: 'mail: admin@qinghe.example\n' },
];

beforeAll(async () => {
  if (missing) return;
  world = await openWorld({ env: { WEBHOOK_PRIVATE: '1' } });
  directory = await startDirectory(people);
  admin = await world.signIn('admin');
  const mails = { linzhiyuan: 'lin', tangyuwei: 'tang', admin: 'admin' };
  for (const [account, name] of Object.entries(mails)) {
    await world.rows('update member set email = $2 where account = $1', [account, `${name}@qinghe.example`]);
  }
  const [company] = await world.rows('select id from organization where parent_id is null');
  wish = {
    kind: 'ldap',
    name: '青禾目录',
    isEnabled: true,
    createsMembers: false,
    organizationId: String(company?.['id']),
    matchBy: 'email',
    secret: reader.password,
    ldap: {
      url: directory.url,
      security: 'starttls',
      certificate: directory.certificate,
      bindDn: reader.dn,
      baseDn: base,
      userFilter: '(&(objectClass=inetOrgPerson)(|(uid={{account}})(cn={{account}})))',
      accountAttribute: 'uid',
      nameAttribute: 'cn',
      emailAttribute: 'mail',
      employeeNumberAttribute: 'employeeNumber',
    },
  };
  sourceId = (await admin.call(createSource, wish)).body.id;
});
afterAll(async () => {
  await directory?.stop();
  await world?.close();
});

async function setSource(change: Partial<InputOf<typeof createSource>>): Promise<void> {
  const [row] = await world.rows('select version from sign_in_source where id = $1', [sourceId]);
  const next = { ...wish, ...change, id: sourceId, version: Number(row?.['version']) };
  expect((await admin.call(updateSource, next)).status).toBe(200);
}
const ldap = (change: Partial<NonNullable<typeof wish.ldap>>) => ({ ldap: { ...wish.ldap!, ...change } });

const tryIn = (username: string, password: string, more: { sourceId?: string } = {}) =>
  world.visitor.call(issueToken, { grant_type: 'password', username, password, ...more });
async function nameAfter(username: string, password: string, more: { sourceId?: string } = {}) {
  const { body } = await tryIn(username, password, more);
  if (!body.access_token) return body.errorCode;
  return (await callerOf(world.http, body.access_token).call(validateToken, {})).body.user.name;
}
const number = (code: Parameters<typeof errorSpec>[0]) => errorSpec(code).number;

describe.skipIf(missing !== null)('with Debian’s OpenLDAP', () => {
  test('the password of the directory opens the account its e-mail belongs to', async () => {
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe('tangyuwei');
    expect(await nameAfter('tang.yw', 'tang-in-the-directory', { sourceId })).toBe('tangyuwei');
    expect(await nameAfter('tang.yw', 'wrong')).toBe(number('auth.wrong-credentials'));
  });

  test('who came through the directory once comes through it alone; others keep their own password', async () => {
    await world.rows("update member set account = 'tang.yw' where account = 'tangyuwei'");
    expect(await nameAfter('tang.yw', demoPassword)).toBe(number('auth.wrong-credentials'));
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe('tang.yw');
    expect(await nameAfter('linzhiyuan', demoPassword)).toBe('linzhiyuan');
    expect(await nameAfter('linzhiyuan', 'lin-in-the-directory')).toBe('linzhiyuan');
    expect(await nameAfter('linzhiyuan', demoPassword)).toBe(number('auth.wrong-credentials'));
    expect(await nameAfter('wenjiahe', demoPassword)).toBe('wenjiahe');
  });

  test('an unknown person becomes a member only where the tenant says so', async () => {
    expect(await nameAfter('newhire', 'hired-yesterday')).toBe(number('sign-in.no-account'));
    await setSource({ createsMembers: true });
    expect(await nameAfter('newhire', 'hired-yesterday')).toBe('newhire');
    const [row] = await world.rows("select full_name, email, employee_number from member where account = 'newhire'");
    expect(row).toEqual({ full_name: 'New Hire', email: 'newhire@qinghe.example', employee_number: '77' });
    await setSource({});
  });

  test('what is typed is never part of the filter, and of two with one name neither is let in', async () => {
    for (const typed of ['*', 'tang*', ')(uid=*', 'tang.yw)(|(uid=*', '\\2a']) {
      expect(await nameAfter(typed, 'tang-in-the-directory', { sourceId })).toBe(number('auth.wrong-credentials'));
    }
    expect(await nameAfter('Twin', 'same-password', { sourceId })).toBe(number('auth.wrong-credentials'));
    expect(await nameAfter('tang.yw', ' ', { sourceId })).toBe(number('auth.wrong-credentials'));
  });

  test('a platform administrator has a password of ours alone', async () => {
    expect(await nameAfter('admin', 'not-the-admins-own')).toBe(number('auth.wrong-credentials'));
    expect(await nameAfter('admin', 'not-the-admins-own', { sourceId })).toBe(number('sign-in.no-account'));
    expect(await nameAfter('admin', demoPassword)).toBe('admin');
  });

  test('D-001 five wrong guesses lock the account for the directory too, however many arrive at once', async () => {
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe('tang.yw');
    const guesses = await Promise.all(Array.from({ length: 8 }, (_, n) => tryIn('tang.yw', `guess-number-${n}`)));
    expect(guesses.filter(({ body }) => body.errorCode === number('auth.wrong-credentials'))).toHaveLength(5);
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe(number('auth.locked'));
    world.clock.advance(lockMs + 1000);
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe('tang.yw');
    expect(await guessesAt('tang.yw')).toEqual([]);
  });

  test('without passwords of ours the directory still opens, and the platform administrator still gets in', async () => {
    admin = await world.signIn('admin');
    expect((await admin.call(savePolicy, { mode: 'sso-only' })).status).toBe(200);
    expect(await nameAfter('wenjiahe', demoPassword)).toBe(number('sign-in.sso-only'));
    expect(await nameAfter('wenjiahe', 'a-wrong-password')).toBe(number('auth.wrong-credentials'));
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe('tang.yw');
    expect(await nameAfter('admin', demoPassword)).toBe('admin');
    expect((await admin.call(savePolicy, { mode: 'open' })).status).toBe(200);
    expect(await nameAfter('wenjiahe', demoPassword)).toBe('wenjiahe');
  });

  test('the line is secured as it was said, or nothing is told on it', async () => {
    await setSource(ldap({ url: directory.tlsUrl, security: 'ldaps' }));
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe('tang.yw');
    await setSource(ldap({ url: directory.tlsUrl, security: 'ldaps', certificate: '' }));
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe(number('sign-in.unreachable'));
    await setSource(ldap({ certificate: '' }));
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe(number('sign-in.unreachable'));
    await setSource(ldap({ security: 'none' }));
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe('tang.yw');
    await setSource({});
  });

  test('a directory that hangs or is away is said within seconds, and costs no guess', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const began = Date.now();
    await setSource(ldap({ url: `ldap://127.0.0.1:${port}`, security: 'none' }));
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe(number('sign-in.unreachable'));
    // It is given up after five seconds; a busy machine needs some of its own.
    expect(Date.now() - began).toBeLessThan(30_000);
    silent.close();
    await setSource(ldap({ url: 'ldap://127.0.0.1:9', security: 'none' }));
    expect(await nameAfter('tang.yw', 'tang-in-the-directory')).toBe(number('sign-in.unreachable'));
    expect(await guessesAt('tang.yw')).toEqual([{ failures: 0 }]);
    await setSource({});
  });

  test('the test of a directory names what is wrong', async () => {
    const of = async (change: Partial<NonNullable<typeof wish.ldap>>, more: object = {}) =>
      (await admin.call(testSource, { ...wish, ...ldap(change), ...more })).body.problem;
    expect(await of({})).toBeNull();
    expect(await of({}, { secret: 'wrong' })).toBe('wrong-credentials');
    expect(await of({ baseDn: 'dc=nowhere,dc=example' })).toBe('base-not-found');
    expect(await of({ certificate: '' })).toBe('tls');
    expect(await of({ url: 'ldap://127.0.0.1:9' })).toBe('unreachable');
  });

  test('a directory that is off, or a provider, is no directory to choose', async () => {
    await setSource({ isEnabled: false });
    expect(await nameAfter('tang.yw', 'tang-in-the-directory', { sourceId })).toBe(number('sign-in.source-off'));
    expect(await nameAfter('tang.yw', demoPassword)).toBe('tang.yw');
    await setSource({});
  });
});
