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
import { writeToken } from '../packages/web/src/lib/token.ts';
import { createLocator, type Locator } from './locator.ts';

/** The part of a browser that shows one page: a second one takes the place of the first. */
let shown: AppRouter | null = null;

/** The client as it starts on a browser that stored this token. */
async function draw(address: string, token: string): Promise<AppRouter> {
  cleanup();
  document.body.replaceChildren();
  writeToken(token);
  useSession.setState({ ...useSession.getInitialState(), status: 'unknown', token });
  rememberLanguage('cn');
  await initTexts();
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const queryClient = createQueryClient();
  wire(router, queryClient);
  render(<App router={router} queryClient={queryClient} />);
  shown = router;
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

/** The real client at an address, drawn without a browser. */
export async function drawPage(start: string, token: string): Promise<DrawnPage> {
  let router = await draw(start, token);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const address = (): string => router.state.location.href;
  const find = (): HTMLElement[] => {
    if (shown !== router) throw new Error('somebody else is before the screen: reload() comes back to this page');
    return [document.body];
  };
  return {
    user,
    address,
    body: createLocator({ user, said: 'on the page', find }),
    goto: async (next) => act(async () => router.history.push(next)),
    goBack: async () => act(async () => router.history.back()),
    reload: async () => {
      router = await draw(address(), token);
    },
  };
}
