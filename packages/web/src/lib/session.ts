import { exchangeCode, issueToken, revokeToken } from '@shuyuan/contract/auth/auth.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import type { Capability } from '@shuyuan/contract/kernel/capabilities';
import type { AppSettings } from '@shuyuan/contract/system/app-settings';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { create } from 'zustand';
import { adoptProfile } from './adopt-profile.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { cacheSlot, clearCaches } from './storage.ts';
import { onTokenOfOtherTab, readToken, removeToken, writeToken } from './token.ts';

type GlobalData = OutputOf<typeof readGlobalData>;
type CurrentUser = GlobalData['currentUser'];
type Organization = GlobalData['organization'];

/** SHELL-10…13: who is here and what the shell knows about them. */
export type Session = {
  readonly status: 'unknown' | 'anonymous' | 'signed-in';
  readonly token: string | null;
  readonly currentUser: CurrentUser | null;
  readonly organization: Organization | null;
  readonly rootOrganization: Organization | null;
  readonly roles: GlobalData['roles'];
  readonly dataPermission: GlobalData['dataPermission'];
  readonly buyerAccess: boolean;
  readonly menus: readonly string[];
  /** D-186: what the home page is made of. */
  readonly home: GlobalData['home'] | null;
  /** The picture a company set for its frame; null shows the product's own mark. */
  readonly logo: string | null;
  readonly appSettings: AppSettings | null;
  readonly liveSupplier: LiveSupplier | null;
};

const nobody: Omit<Session, 'status' | 'token'> = {
  currentUser: null,
  organization: null,
  rootOrganization: null,
  roles: [],
  dataPermission: [],
  buyerAccess: false,
  menus: [],
  home: null,
  logo: null,
  appSettings: null,
  liveSupplier: null,
};

/** A stored token is only a claim until the server has confirmed it. */
function atStart(): Session {
  const token = readToken();
  return { ...nobody, token, status: token === null ? 'anonymous' : 'unknown' };
}

export const useSession = create<Session>(atStart);

const cacheOwner = cacheSlot('owner');

/** A restored tab may still hold what another person left in it (D-030). */
function ownCaches(userId: string): void {
  if (cacheOwner.read() === userId) return;
  clearCaches();
  cacheOwner.write(userId);
}

/** Forgets the person in this tab and, through the token, in all others. */
export function forgetSession(): void {
  removeToken();
  clearCaches();
  useSession.setState(atStart());
}

async function loadPerson(): Promise<void> {
  const token = readToken();
  try {
    const { settings, ...person } = await call(readGlobalData, { uri: window.location.hash || '/' });
    // Another tab may have signed in as somebody else while we asked.
    if (readToken() !== token) return;
    ownCaches(person.currentUser.id);
    await adoptProfile(person.currentUser);
    const logo = settings.find(({ key }) => key === 'ADMIN_LOGO')?.value || null;
    useSession.setState({ ...person, logo, token, status: 'signed-in' });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && !error.isOfOldSession) forgetSession();
    throw error;
  }
}

let checking: Promise<void> | null = null;

/** Asks the server once who the stored token belongs to, however many pages want to know (ROLE-07, ROLE-08). */
export function ensureSession(): Promise<void> {
  if (useSession.getState().status !== 'unknown') return Promise.resolve();
  checking ??= loadPerson().finally(() => {
    checking = null;
  });
  return checking;
}

/** After a change of the person themselves: what the shell knows about them is asked for again. */
export const reloadPerson = (): Promise<void> => loadPerson();

async function adoptToken({ access_token: token }: OutputOf<typeof issueToken>): Promise<void> {
  writeToken(token);
  useSession.setState(atStart());
  await ensureSession();
}

/** D-001; `sourceId` is a directory chosen on the login page. */
export async function signIn(account: string, password: string, sourceId?: string): Promise<void> {
  const source = sourceId === undefined ? {} : { sourceId };
  await adoptToken(await call(issueToken, { grant_type: 'password', username: account, password, ...source }));
}

/** Back from a provider: its code, good once, for a token that never stood in an address. */
export async function signInWithCode(code: string, binding: string): Promise<void> {
  await adoptToken(await call(exchangeCode, { code, binding }));
}

/** Signed out here even when the server cannot be told; its token then ends by itself (D-002). */
export async function signOut(): Promise<void> {
  await call(revokeToken, {}).catch(() => undefined);
  forgetSession();
}

export const allows = (session: Session, code: Capability): boolean =>
  session.dataPermission.some((entry) => entry.code === code);

/** D-007: hides what would be refused; the server decides. */
export const can = (code: Capability): boolean => allows(useSession.getState(), code);
export const useCan = (code: Capability): boolean => useSession((session) => allows(session, code));

/** All tabs are one session: `onChange` runs after another tab has signed in or out. */
export function followOtherTabs(onChange: (change: { isOtherPerson: boolean }) => void): () => void {
  return onTokenOfOtherTab(() => {
    const before = useSession.getState().currentUser?.id;
    if (readToken() === null) clearCaches();
    useSession.setState(atStart());
    const reportChange = (): void => {
      const now = useSession.getState().currentUser?.id;
      onChange({ isOtherPerson: before !== undefined && now !== undefined && now !== before });
    };
    ensureSession().then(reportChange, reportChange);
  });
}
