import { createRoot } from 'react-dom/client';
import { orReloadOnce } from '../lib/load-chunk.ts';
import { createQueryClient } from '../lib/queries.ts';
import { followOtherTabs, initTexts } from '../lib/texts.ts';
import { App } from './App.tsx';
import { fetchNoticeHostSoon } from '../lib/notice-host.ts';
import { createAppRouter } from './router.tsx';
import { wire } from './wiring.ts';

/** A query before the hash (`/vue/?x=1#/home-v`) would be read as part of every address. */
function dropQueryOfDocument(): void {
  const { pathname, search, hash } = window.location;
  if (search) window.history.replaceState(window.history.state, '', pathname + hash);
}

async function start(): Promise<void> {
  dropQueryOfDocument();
  const queryClient = createQueryClient();
  const router = createAppRouter();
  wire(router, queryClient);
  await orReloadOnce('texts', initTexts());
  followOtherTabs();
  // The element of index.html.
  createRoot(document.getElementById('root') as HTMLElement).render(<App router={router} queryClient={queryClient} />);
  fetchNoticeHostSoon();
}

/** Without texts there is nothing to render with; index.html holds the words for this one case. */
start().catch(() => document.getElementById('not-started')?.removeAttribute('hidden'));
