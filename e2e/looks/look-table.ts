import type { Page } from 'playwright-core';
import type { Word } from '../words.ts';

/** One language for each direction of writing. States are reached in the first and turned round in place. */
export const lookLanguages = ['cn', 'ar'] as const;
export type LookLanguage = (typeof lookLanguages)[number];

/** What a row of the table works with. */
export type LookStage = {
  readonly page: Page;
  /** Address of the client, ending in a slash. */
  readonly url: string;
  readonly word: Word;
  /** What a row leaves for a later one of its group. */
  readonly notes: Map<string, string>;
};

/** One state of a screen that every language, theme and width is judged in. */
export type Look = {
  /** Names the pictures and what went wrong. */
  readonly name: string;
  /** The account that looks; `visitor` has not signed in. Without one: whoever looked at the row before. */
  readonly as?: string;
  /** The address, without `#/`. A row without one goes on where the row before it left the page. */
  readonly at?: string;
  /** Waits for what makes the state complete, after the clicks that lead to it. */
  readonly open?: (stage: LookStage) => Promise<void>;
  /** The part that is judged where the rest of the page has a row of its own. */
  readonly part?: string;
  /** Something is on its way for as long as anybody looks. Any other state is judged when nothing is. */
  readonly isLoading?: boolean;
  /** A phone shows something else instead. */
  readonly isDesktopOnly?: boolean;
};

/** Rows in the order they are opened. The title begins with the requirement rows they cover. */
export type LookGroup = {
  readonly title: string;
  /**
   * The features of the client whose pages and dialogs the rows show, `app` for pages of none: `npm test` looks when one of them
   * may be drawn in another way since the last night (decision 029).
   */
  readonly features: readonly string[];
  readonly looks: readonly Look[];
};

export const visitor = 'visitor';

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();
