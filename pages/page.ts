import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { prepareWindow, stopPlaying } from './browser.ts';
import { type Key, type Locator, pressKey } from './locator.ts';
import { drawPage } from './open-page.tsx';
import { eventually } from './until.ts';
import type { PageWorld } from './world.ts';

/** The client of one person, drawn without a browser, whose calls are answered by the real server. */
export type Page = Pick<Locator, 'getByRole' | 'getByLabel' | 'getByText' | 'locator'> & {
  /** The address in the client: `/home-v`. */
  readonly address: () => string;
  readonly arrivesAt: (address: string) => Promise<void>;
  /** Goes on as a link would, to an address without its first slash. */
  readonly goto: (place: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** Nothing is kept but what the browser stores. Also comes back from the page of somebody else. */
  readonly reload: () => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
};

async function open(world: PageWorld, token: string | null, place: string): Promise<Page> {
  window.happyDOM.setURL(`${world.origin()}/vue/`);
  const { body, user, address, ...moves } = await drawPage(`/${place}`, token);
  const { getByRole, getByLabel, getByText, locator } = body;
  return {
    getByRole,
    getByLabel,
    getByText,
    locator,
    ...moves,
    address,
    arrivesAt: (wanted) => eventually(`the page is ${wanted}`, () => address() === wanted),
    goto: (next) => moves.goto(`/${next}`),
    press: (key) => pressKey(user, key),
    type: (text) => user.keyboard(text.replaceAll(/[{[]/g, '$&$&')),
  };
}

/** Somebody of the demo company who signed in on this browser before, at an address of the client: `admin/cards`. */
export const openPage = async (world: PageWorld, account: string, place = 'home-v'): Promise<Page> =>
  open(world, await world.tokenOf(account), place);

/** A browser on which nobody has signed in. */
export const openAsVisitor = (world: PageWorld, place: string): Promise<Page> => open(world, null, place);

prepareWindow();
afterEach(() => {
  cleanup();
  stopPlaying();
});
