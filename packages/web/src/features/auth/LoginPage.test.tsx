import { exchangeCode, issueToken } from '@shuyuan/contract/auth/auth.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setNavigator } from '../../lib/navigation.ts';
import { type ErrorSurface, setErrorSurface } from '../../lib/present-error.ts';
import { createQueryClient } from '../../lib/queries.ts';
import { initTexts, showLanguage, textOfNumber } from '../../lib/texts.ts';
import { RouteValues } from '../../lib/route-values.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { LoginPage } from './LoginPage.tsx';

type Answer = { status: number; body: unknown };

const entrance = {
  isSetupNeeded: false,
  sources: [],
  isSsoOnly: false,
  demo: {
    password: 'demo-password',
    people: [{ account: 'lin', fullName: '林知远', portrait: null, roles: ['learner', 'org-admin'] }],
  },
};
const me = {
  currentUser: {
    id: '1',
    name: 'lin',
    fullName: '林知远',
    portrait: null,
    language: null,
    theme: 'system',
    timeZone: 'UTC',
  },
  organization: { id: 'o', name: '软件研发部' },
  rootOrganization: { id: 'r', name: '青禾' },
  roles: [],
  dataPermission: [],
  buyerAccess: false,
  settings: [],
  menus: [],
};
const signedIn: Answer = { status: 200, body: { access_token: 'token', token_type: 'Bearer', expires_in: 60 } };

const surface = {
  showNotice: vi.fn(),
  showAlert: vi.fn(),
  goToErrorPage: vi.fn(),
  openErrorPage: vi.fn(),
  goToLogin: vi.fn(),
  reportBug: vi.fn(),
};
const open = vi.fn();
const sent: unknown[] = [];

function answerWith(tokenAnswer: Answer, entranceBody: unknown = entrance): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes(exchangeCode.path) || url.endsWith(issueToken.path)) {
      sent.push(JSON.parse(init.body as string));
      return Promise.resolve(new Response(JSON.stringify(tokenAnswer.body), { status: tokenAnswer.status }));
    }
    const body = url.includes('/tourist/entrance') ? entranceBody : me;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
}

function openPage(search: Record<string, string> = {}): void {
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <RouteValues value={{ params: {}, search }}>
        <LoginPage />
      </RouteValues>
    </QueryClientProvider>,
  );
}

async function tryToSignIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('账号'), 'lin');
  await userEvent.type(screen.getByLabelText('密码'), 'guess-guess');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
}

beforeEach(async () => {
  localStorage.clear();
  sent.length = 0;
  await initTexts();
  await showLanguage('cn');
  // Only the methods the presenter calls for these refusals.
  setErrorSurface({ ...surface, textOfNumber, textOf: (key) => key } satisfies ErrorSurface);
  setNavigator({ open, here: () => '/', canGoBack: () => false, back: vi.fn() });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each([
  { number: 20101, more: {}, text: '账号或密码不正确，请重新输入', field: '密码' },
  { number: 20102, more: { minutes: 15 }, text: '密码错误次数过多，账号已暂时锁定，请 15 分钟后再试', field: '账号' },
  { number: 20103, more: {}, text: '该账号已停用，请联系管理员', field: '账号' },
])('a refused sign-in ($number) is said at its field and nowhere else', async ({ number, more, text, field }) => {
  answerWith({ status: 422, body: { errorCode: number, ...more } });
  openPage();
  await tryToSignIn();
  await screen.findByText(text);
  const input = screen.getByLabelText(field);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(surface.showNotice).not.toHaveBeenCalled();
  await userEvent.type(input, '1');
  expect(screen.queryByText(text)).toBeNull();
});

test('any other failure goes to the general presenter', async () => {
  answerWith({ status: 503, body: {} });
  openPage();
  await tryToSignIn();
  await expect.poll(() => surface.showNotice).toHaveBeenCalledExactlyOnceWith('error.serverBusy');
});

test('[D-187] a visitor finds the pages about the product and its partners without an account', async () => {
  answerWith(signedIn);
  openPage();
  const links = within(screen.getByRole('navigation', { name: '站点信息' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['关于书院', '#/about'],
    ['合作伙伴', '#/partner'],
  ]);
});

test('an empty form is not sent', async () => {
  answerWith(signedIn);
  openPage();
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByText('请输入账号')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('账号'));
  expect(sent).toEqual([]);
});

test('signing in leads on to the page first asked for', async () => {
  answerWith(signedIn);
  openPage({ returnTo: '/live/detail/7' });
  await tryToSignIn();
  await expect.poll(() => open).toHaveBeenCalledWith('/live/detail/7', { isReplacing: true });
});

test('a demo person is one click, with the widest of the roles', async () => {
  answerWith(signedIn);
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: /林知远.*组织管理员/ }));
  await expect.poll(() => open).toHaveBeenCalledWith('/home-v', { isReplacing: true });
  expect(sent).toEqual([{ grant_type: 'password', username: 'lin', password: 'demo-password' }]);
  expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('lin');
});

test('an empty installation leads to its set-up', async () => {
  answerWith(signedIn, { isSetupNeeded: true, demo: null, sources: [], isSsoOnly: false });
  openPage();
  await expect.poll(() => open).toHaveBeenCalledWith('/setup', { isReplacing: true });
});

const sources = [
  { id: 's1', kind: 'oidc', name: '统一身份' },
  { id: 's2', kind: 'ldap', name: '公司目录' },
];

test('a provider is left for with a secret of this tab, which the code must meet again', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, hash: '' });
  answerWith(signedIn, { ...entrance, sources });
  openPage({ returnTo: '/live/index' });
  await userEvent.click(await screen.findByRole('button', { name: '通过统一身份登录' }));
  const left = new URL(String(assign.mock.calls[0]?.[0]), 'http://here');
  expect(left.pathname).toBe('/api/v1/oauth/oidc/s1/start');
  expect(left.searchParams.get('returnTo')).toBe('/live/index');
  const binding = left.searchParams.get('binding') ?? '';
  expect(binding).toHaveLength(48);
  cleanup();
  openPage({ ssoCode: 'code-1', returnTo: '/live/index' });
  await expect.poll(() => open).toHaveBeenCalledWith('/live/index', { isReplacing: true });
  expect(sent).toEqual([{ code: 'code-1', binding }]);
});

test('a code that is refused leads back to a login page that says why', async () => {
  answerWith({ status: 422, body: { errorCode: 26104 } }, { ...entrance, sources });
  openPage({ ssoCode: 'code-2', returnTo: '/live/index' });
  await expect
    .poll(() => open)
    .toHaveBeenCalledWith('/login?ssoError=26104&returnTo=%2Flive%2Findex', { isReplacing: true });
  cleanup();
  openPage({ ssoError: '26104' });
  expect((await screen.findByRole('alert')).textContent).toBe(textOfNumber(26_104));
});

test('a directory takes the form, and gives it back', async () => {
  answerWith(signedIn, { ...entrance, sources });
  openPage();
  const choice = await screen.findByRole('button', { name: '使用公司目录的账号密码' });
  await userEvent.click(choice);
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  await tryToSignIn();
  await expect.poll(() => sent).toMatchObject([{ username: 'lin', sourceId: 's2' }]);
  await userEvent.click(choice);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).not.toHaveProperty('sourceId');
});

test('where passwords are off the form is behind one more step', async () => {
  answerWith(signedIn, { ...entrance, sources: sources.slice(0, 1), isSsoOnly: true });
  openPage();
  const step = await screen.findByRole('button', { name: '管理员登录' });
  expect(screen.queryByLabelText('账号')).toBeNull();
  await userEvent.click(step);
  expect(screen.getByLabelText('账号')).toBeDefined();
});
