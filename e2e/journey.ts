import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Person } from './people.ts';

/** What a journey is given: its own browser profile, already pointed at a running product full of people. */
export type Stage = {
  readonly page: Page;
  /** Address of the client, ending in a slash; `url + '#/home-v'` is a page. */
  readonly url: string;
  readonly people: readonly Person[];
  /** Everybody's in the demo company. */
  readonly password: string;
  /** Another tab of the same person. */
  readonly newTab: () => Promise<Page>;
  /** A tab in another browser: nothing of this one is known there. */
  readonly elsewhere: () => Promise<Page>;
  /** Somebody else at a machine of their own, signed in on the page named (without `#/`), else on the home page. */
  readonly as: (account: string, place?: string) => Promise<Page>;
  /**
   * Signs in on the page named, without loading another one first; without a place waits for the home page, without an
   * account as the first learner.
   */
  readonly signIn: (page: Page, account?: string, place?: string) => Promise<void>;
};

export type Environment = Readonly<Record<string, string>>;

/** What a server needs beside it, a store of files for instance, and the settings by which it finds that. */
export type Companion = { readonly env: Environment; readonly stop: () => Promise<void> };

/** How the server of one file of journeys differs from the others': the file exports it as `product`. */
export type Product = {
  readonly env?: Environment;
  /** Started before the server, which has these settings beside those of the companion; stopped after it. */
  readonly startCompanion?: (settings: Environment) => Promise<Companion>;
  /** Performed when no other file is: what many pages with moving pictures show late would be taken for a fault. */
  readonly isAlone?: boolean;
  /**
   * Of the night part (decision 029): `npm test` performs it when one of these features changed since the last green run. For every
   * journey of named features; journeys through the frame and between features are performed in every run.
   */
  readonly night?: readonly string[];
  /**
   * Windows, tabs, saved files or the question before leaving are its subject: performed in the browser itself. All
   * others are performed in its engine, which has the same version, where that is installed beside it.
   */
  readonly needsWindows?: boolean;
  /** Things move as most people have it. Elsewhere they do not: a click waits until what it is for stands still. */
  readonly hasMotion?: boolean;
};

type Look = Pick<BrowserContextOptions, 'locale' | 'colorScheme' | 'viewport' | 'hasTouch' | 'reducedMotion'>;
type Options = Look & {
  /** The minutes it may take: more than three where several people with pictures of their own share a machine. */
  readonly minutes?: number;
  /** As of a whole file, for one journey: `live` on any side, `web/live` where its pages may be drawn in another way. */
  readonly night?: readonly string[];
};
type Body = (stage: Stage) => Promise<void>;
export type Journey = {
  readonly title: string;
  readonly options: Look;
  readonly minutes: number;
  readonly night?: readonly string[] | undefined;
  readonly body: Body;
};

export const journeys: Journey[] = [];

/** Thrown by a journey that this machine cannot make: it neither passed nor failed, and is counted and named. */
export class Skipped extends Error {
  override name = 'Skipped';
}

/** Registers one way through the product. The title begins with the rows it covers: `[SHELL-05] …`. */
export function journey(title: string, body: Body, { minutes = 3, night, ...options }: Options = {}): void {
  if (journeys.some((other) => other.title === title)) throw new Error(`two journeys are called “${title}”`);
  journeys.push({ title, options, minutes, night, body });
}
