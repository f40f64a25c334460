import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { App } from '../packages/web/src/app/App.tsx';
import { type AppRouter, createAppRouter } from '../packages/web/src/app/router.tsx';
import { wire } from '../packages/web/src/app/wiring.ts';
import { rememberLanguage } from '../packages/web/src/lib/language.ts';
import { createQueryClient } from '../packages/web/src/lib/queries.ts';
import { useSession } from '../packages/web/src/lib/session.ts';
import { initTexts } from '../packages/web/src/lib/texts.ts';
import { readToken, removeToken, writeToken } from '../packages/web/src/lib/token.ts';
import { createLocator, type Locator } from './locator.ts';

/** The browser of one person. Who is a visitor has no token, until signing in. */
type Profile = { token: string | null };

/** The part of a browser that shows one page: a second one takes the place of the first. */
let shown: { readonly router: AppRouter; readonly profile: Profile } | null = null;

/** Links beside those of the router change the address of the window, which a browser would tell the router. */
window.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]:not([target])') : null;
  const address = link?.getAttribute('href')?.slice(1);
  if (address !== undefined && !event.defaultPrevented) act(() => shown?.router.history.push(address));
});

/** Whoever was before the screen may have signed in or out. */
function leave(): void {
  if (shown) shown.profile.token = readToken();
  shown = null;
}

function restore({ token }: Profile): void {
  if (token === null) removeToken();
  else writeToken(token);
  useSession.setState({ ...useSession.getInitialState(), status: token === null ? 'anonymous' : 'unknown', token });
}

/** The client as it starts on a browser that stored this token. */
async function draw(address: string, profile: Profile): Promise<AppRouter> {
  cleanup();
  document.body.replaceChildren();
  leave();
  restore(profile);
  rememberLanguage('cn');
  await initTexts();
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const queryClient = createQueryClient();
  wire(router, queryClient);
  render(<App router={router} queryClient={queryClient} />);
  shown = { router, profile };
  return router;
}

export type DrawnPage = {
  readonly body: Locator;
  readonly user: UserEvent;
  readonly address: () => string;
  readonly goto: (address: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly reload: () => Promise<void>;
};

/** The real client at an address, in a browser that stored nothing else, drawn without one. */
export async function drawPage(start: string, token: string | null): Promise<DrawnPage> {
  leave();
  localStorage.clear();
  sessionStorage.clear();
  const profile = { token };
  let router = await draw(start, profile);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const address = (): string => router.state.location.href;
  const find = (): HTMLElement[] => {
    if (shown?.router !== router)
      throw new Error('somebody else is before the screen: reload() comes back to this page');
    return [document.body];
  };
  return {
    user,
    address,
    body: createLocator({ user, said: 'on the page', find }),
    goto: async (next) => act(async () => router.history.push(next)),
    goBack: async () => act(async () => router.history.back()),
    reload: async () => {
      router = await draw(address(), profile);
    },
  };
}
