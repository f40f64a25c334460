import { exchangeCode, validateToken } from '@shuyuan/contract/auth/auth.wire';
import { createSource, testSource, updateSource } from '@shuyuan/contract/auth/sign-in.wire';
import { errorSpec, type ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { startProvider } from './test-oidc-provider.ts';

const binding = 'what-this-browser-alone-knows';
const numberOf = (code: ErrorCode) => String(errorSpec(code).number);

let world: TestWorld;
let provider: Awaited<ReturnType<typeof startProvider>>;
let admin: Caller;
let sourceId: string;
let wish: InputOf<typeof createSource>;

const people = {
  lin: { email: 'lin@qinghe.example', email_verified: true, name: '林知远' },
  fresh: { email: 'Fresh@qinghe.example', email_verified: true, name: '新同事', preferred_username: 'fresh.one' },
  unverified: { email: 'tang@qinghe.example', email_verified: false },
  stranger: { email: 'stranger@elsewhere.example', email_verified: true },
  gone: { email: 'bai@qinghe.example', email_verified: true },
  chief: { email: 'admin@qinghe.example', email_verified: true },
  impostor: { email: 'lin@qinghe.example', email_verified: true },
  staff: { staff: 'QH-0042', name: '工号同事' },
};

async function setSource(change: Partial<InputOf<typeof createSource>>): Promise<void> {
  const [row] = await world.rows('select version from sign_in_source where id = $1', [sourceId]);
  const { status, body } = await admin.call(updateSource, {
    ...wish,
    ...change,
    id: sourceId,
    version: Number(row?.['version']),
  });
  expect(body).toEqual({ id: sourceId });
  expect(status).toBe(200);
}

beforeAll(async () => {
  world = await openWorld({ env: { WEBHOOK_PRIVATE: '1' } });
  provider = await startProvider();
  admin = await world.signIn('admin');
  const mails = { linzhiyuan: 'lin', tangyuwei: 'tang', baisuyin: 'bai', admin: 'admin' };
  for (const [account, name] of Object.entries(mails)) {
    await world.rows('update member set email = $2 where account = $1', [account, `${name}@qinghe.example`]);
  }
  await world.rows("update member set state = 'left' where account = 'baisuyin'");
  const [company] = await world.rows('select id from organization where parent_id is null');
  wish = {
    kind: 'oidc',
    name: '统一身份',
    isEnabled: true,
    createsMembers: false,
    organizationId: String(company?.['id']),
    matchBy: 'email',
    secret: 'the secret of the client',
    oidc: {
      issuer: provider.issuer,
      clientId: 'shuyuan',
      scopes: 'openid profile email',
      algorithm: 'RS256',
      matchClaim: 'email',
      accountClaim: 'preferred_username',
      nameClaim: 'name',
      isEmailTrusted: false,
    },
  };
  sourceId = (await admin.call(createSource, wish)).body.id;
  provider.register({
    clientId: 'shuyuan',
    secret: 'the secret of the client',
    redirectUri: `http://localhost/api/v1/oauth/oidc/${sourceId}/callback`,
    people,
  });
});
afterAll(async () => {
  await provider.close();
  await world.close();
});

const jar = new Map<string, string>();

/** One request of the browser to us; cookies are kept as a browser keeps them. */
async function visit(url: string): Promise<string> {
  const { pathname, search } = new URL(url, 'http://localhost:80');
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await world.http.inject({ url: pathname + search, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(302);
  for (const { name, value, httpOnly, sameSite } of answer.cookies as (Record<string, unknown> & { name: string })[]) {
    expect([httpOnly, sameSite]).toEqual([true, 'Lax']);
    if (value === '') jar.delete(name);
    else jar.set(name, String(value));
  }
  return String(answer.headers.location);
}

const start = (more = '') => visit(`/api/v1/oauth/oidc/${sourceId}/start?binding=${binding}${more}`);

const arrivalOf = (address: string) => {
  const { hash, pathname } = new URL(address);
  expect([pathname, hash.split('?')[0]]).toEqual(['/vue/', '#/login']);
  return Object.fromEntries(new URLSearchParams(hash.split('?')[1]));
};

/** Away, signed in there as `who`, and back: what the sign-in page is opened with. */
async function come(who: string, more = ''): Promise<Record<string, string>> {
  return arrivalOf(await visit(await provider.browse(await start(more), who)));
}

const exchange = (code = '', given = binding) => world.visitor.call(exchangeCode, { code, binding: given });
const linksOf = (subject: string) => world.rows('select * from linked_identity where subject = $1', [subject]);

test('the way out carries PKCE, state and nonce, and nothing of ours', async () => {
  const { searchParams, origin } = new URL(await start());
  expect(origin).toBe(provider.issuer);
  expect(searchParams.get('response_type')).toBe('code');
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  for (const name of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(name)?.length).toBeGreaterThan(30);
  expect(searchParams.get('redirect_uri')).toBe(`http://localhost/api/v1/oauth/oidc/${sourceId}/callback`);
  expect(searchParams.toString()).not.toContain(binding);
});

test('a verified e-mail finds the member; the code becomes a token once, in this browser alone', async () => {
  const arrival = await come('lin', '&returnTo=%2Flive%2Findex');
  expect(arrival).toEqual({ ssoCode: expect.any(String), returnTo: '/live/index' });
  const { status, body } = await exchange(arrival['ssoCode']);
  expect(status).toBe(200);
  const { body: whose } = await callerOf(world.http, body.access_token).call(validateToken, {});
  expect(whose.user.name).toBe('linzhiyuan');
  const again = await exchange(arrival['ssoCode']);
  expect(again.body.errorCode).toBe(errorSpec('sign-in.code-used').number);
  expect(jar.size).toBe(1);
});

test('a code is bound to the browser that left, and lives a minute', async () => {
  const foreign = await come('lin');
  expect((await exchange(foreign['ssoCode'], 'somebody-elses-browser')).status).toBe(422);
  expect((await exchange(foreign['ssoCode'])).status).toBe(422);
  const late = await come('lin');
  world.clock.advance(61_000);
  expect((await exchange(late['ssoCode'])).body.errorCode).toBe(errorSpec('sign-in.code-used').number);
  expect(await world.rows('select * from sign_in_code')).toEqual([]);
});

test('an answer without the cookie of this browser is refused: nobody signs others in as themselves', async () => {
  const callback = await provider.browse(await start(), 'lin');
  jar.clear();
  expect(arrivalOf(await visit(callback))).toEqual({ ssoError: numberOf('sign-in.refused') });
  const other = await provider.browse(await start(), 'lin');
  const swapped = new URL(other);
  swapped.searchParams.set('code', 'another-code');
  expect(arrivalOf(await visit(swapped.href))['ssoError']).toBe(numberOf('sign-in.refused'));
});

test('who says no at the provider is back on the sign-in page, with the place kept', async () => {
  expect(await come('', '&returnTo=%2Fask')).toEqual({ ssoError: numberOf('sign-in.refused'), returnTo: '/ask' });
});

test('an unknown person is refused unless the tenant creates members, and then becomes one', async () => {
  expect(await come('fresh')).toEqual({ ssoError: numberOf('sign-in.no-account') });
  expect(await world.rows("select 1 from member where account = 'fresh.one'")).toEqual([]);
  await setSource({ createsMembers: true });
  const { body } = await exchange((await come('fresh'))['ssoCode']);
  const { body: whose } = await callerOf(world.http, body.access_token).call(validateToken, {});
  expect(whose.user).toMatchObject({ name: 'fresh.one', fullName: '新同事', roles: ['learner'] });
  const [row] = await world.rows("select email, password_hash from member where account = 'fresh.one'");
  expect(row).toEqual({ email: 'Fresh@qinghe.example', password_hash: null });
  expect((await come('fresh'))['ssoCode']).toBeDefined();
  expect(await world.rows("select 1 from member where lower(email) = 'fresh@qinghe.example'")).toHaveLength(1);
  await setSource({ createsMembers: false });
});

test('an e-mail nobody verified finds no one, unless the tenant trusts its provider', async () => {
  expect(await come('unverified')).toEqual({ ssoError: numberOf('sign-in.unverified') });
  await setSource({ oidc: { ...wish.oidc!, isEmailTrusted: true } });
  expect((await come('unverified'))['ssoCode']).toBeDefined();
  await setSource({});
});

test('who left or is suspended is refused, by e-mail and by link alike', async () => {
  expect(await come('gone')).toEqual({ ssoError: numberOf('auth.suspended') });
  await world.rows("update member set state = 'suspended' where account = 'linzhiyuan'");
  expect(await come('lin')).toEqual({ ssoError: numberOf('auth.suspended') });
  await world.rows("update member set state = 'active' where account = 'linzhiyuan'");
  const pending = await come('lin');
  await world.rows("update member set state = 'suspended' where account = 'linzhiyuan'");
  expect((await exchange(pending['ssoCode'])).body.errorCode).toBe(errorSpec('auth.suspended').number);
  await world.rows("update member set state = 'active' where account = 'linzhiyuan'");
});

test('a platform administrator is never found this way: who may set up a source could else become one', async () => {
  expect(await come('chief')).toEqual({ ssoError: numberOf('sign-in.no-account') });
  expect(await linksOf('chief')).toEqual([]);
});

test('a second person of the source with the same e-mail is somebody else', async () => {
  expect(await linksOf('lin')).toHaveLength(1);
  expect(await come('impostor')).toEqual({ ssoError: numberOf('sign-in.no-account') });
});

test('an account name that is taken is said, and nothing is written', async () => {
  await setSource({ createsMembers: true, oidc: { ...wish.oidc!, accountClaim: 'name' } });
  await world.rows("update member set account = '工号同事' where account = 'pierre'");
  await setSource({
    createsMembers: true,
    matchBy: 'employee-number',
    oidc: { ...wish.oidc!, matchClaim: 'staff', accountClaim: 'name' },
  });
  expect(await come('staff')).toEqual({ ssoError: numberOf('sign-in.account-taken') });
  expect(await linksOf('staff')).toEqual([]);
  await world.rows("update member set account = 'pierre', employee_number = 'qh-0042' where account = '工号同事'");
});

test('an employee number finds the member, whatever its case', async () => {
  await setSource({ matchBy: 'employee-number', oidc: { ...wish.oidc!, matchClaim: 'staff' } });
  const { body } = await exchange((await come('staff'))['ssoCode']);
  const { body: whose } = await callerOf(world.http, body.access_token).call(validateToken, {});
  expect(whose.user.name).toBe('pierre');
  await setSource({});
});

test('the test of a source names what is wrong', async () => {
  const of = async (change: Partial<NonNullable<typeof wish.oidc>>) =>
    (await admin.call(testSource, { ...wish, oidc: { ...wish.oidc!, ...change } })).body.problem;
  expect(await of({})).toBeNull();
  expect(await of({ algorithm: 'EdDSA' })).toBe('wrong-algorithm');
  expect(await of({ issuer: `${provider.issuer}/nothing` })).toBe('not-a-provider');
  expect(await of({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') })).toBe('wrong-issuer');
  expect(await of({ issuer: 'http://127.0.0.1:9' })).toBe('unreachable');
});

test('a source that is off, a browser without a binding and a provider that is away lead back with the reason', async () => {
  await setSource({ isEnabled: false });
  expect(arrivalOf(await start())).toEqual({ ssoError: numberOf('sign-in.source-off') });
  expect(arrivalOf(await visit('/api/v1/oauth/oidc/none/start?binding=x'))).toEqual({
    ssoError: numberOf('sign-in.source-off'),
  });
  await setSource({});
  expect(arrivalOf(await visit(`/api/v1/oauth/oidc/${sourceId}/start`))).toEqual({
    ssoError: numberOf('sign-in.refused'),
  });
  await setSource({ oidc: { ...wish.oidc!, issuer: 'http://127.0.0.1:9' } });
  expect(arrivalOf(await start())).toEqual({ ssoError: numberOf('sign-in.unreachable') });
  await setSource({});
});

test('a secret sealed with another key is said, not guessed', async () => {
  await world.rows('update sign_in_source set secret = $1 where id = $2', [
    Buffer.from('01'.repeat(40), 'hex'),
    sourceId,
  ]);
  expect(arrivalOf(await start())).toEqual({ ssoError: numberOf('sign-in.secret-unreadable') });
  await setSource({});
  expect((await come('lin'))['ssoCode']).toBeDefined();
});
