import { act, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  byLabel,
  byRole,
  bySelector,
  byText,
  type Exactness,
  type Find,
  fits,
  isVisible,
  type RoleOptions,
  type Text,
} from './find.ts';
import { until } from './until.ts';

type Filter = { readonly hasText?: Text; readonly has?: Locator };
export type Key =
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Tab'
  | 'Shift+Tab'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowRight'
  | 'Home'
  | 'End'
  | 'Control+A'
  | 'Control+Enter';
type State = 'visible' | 'hidden' | 'detached' | 'attached';

/** A thing a person would point at, found anew whenever it is asked for; named as in the journeys. */
export type Locator = {
  /** As failures name it. */
  readonly said: string;
  readonly all: () => HTMLElement[];
  readonly getByRole: (role: string, options?: RoleOptions) => Locator;
  readonly getByLabel: (label: Text, options?: Exactness) => Locator;
  readonly getByText: (text: Text, options?: Exactness) => Locator;
  readonly locator: (selector: string) => Locator;
  readonly filter: (filter: Filter) => Locator;
  readonly first: () => Locator;
  readonly last: () => Locator;
  readonly nth: (index: number) => Locator;
  readonly waitFor: (options?: { readonly state?: State }) => Promise<void>;
  /** The one element, waited for. */
  readonly element: () => Promise<HTMLElement>;
  readonly click: () => Promise<void>;
  readonly dblclick: () => Promise<void>;
  readonly fill: (text: string) => Promise<void>;
  readonly selectOption: (value: string) => Promise<void>;
  readonly count: () => Promise<number>;
  readonly inputValue: () => Promise<string>;
  readonly isChecked: () => Promise<boolean>;
  readonly isDisabled: () => Promise<boolean>;
  readonly textContent: () => Promise<string>;
  readonly getAttribute: (name: string) => Promise<string | null>;
  readonly allTextContents: () => Promise<string[]>;
  readonly check: () => Promise<void>;
  readonly uncheck: () => Promise<void>;
  readonly focus: () => Promise<void>;
  /** A key, with the focus here. */
  readonly press: (key: Key) => Promise<void>;
};

type Seed = { readonly find: () => HTMLElement[]; readonly said: string; readonly user: UserEvent };

const written: Partial<Record<Key, string>> = {
  Space: ' ',
  'Control+A': '{Control>}a{/Control}',
  'Control+Enter': '{Control>}{Enter}{/Control}',
};

export async function pressKey(user: UserEvent, key: Key): Promise<void> {
  if (key === 'Tab' || key === 'Shift+Tab') await user.tab({ shift: key === 'Shift+Tab' });
  else await user.keyboard(written[key] ?? `{${key}}`);
}

function only(found: readonly HTMLElement[], said: string): HTMLElement {
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${said}: there are ${found.length}`);
  return element;
}

const field = (element: HTMLElement): HTMLInputElement => element as HTMLInputElement;
const isOn = (element: HTMLElement): boolean =>
  element.getAttribute('aria-checked') === 'true' || field(element).checked;
const isOff = (element: HTMLElement): boolean =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';

function actionsOn({ find, said, user }: Seed) {
  const element = (): Promise<HTMLElement> => until(() => only(find().filter(isVisible), said));
  const usable = (): Promise<HTMLElement> =>
    until(() => {
      const found = only(find().filter(isVisible), said);
      if (isOff(found)) throw new Error(`${said} is disabled`);
      return found;
    });
  /** Entries of a list may come from the server, later than their list. */
  const selectable = (value: string): Promise<HTMLElement> =>
    until(async () => {
      const list = await usable();
      const entries = [...(list as HTMLSelectElement).options];
      if (!entries.some((entry) => entry.value === value || entry.text === value))
        throw new Error(`${said} has no entry ${value}`);
      return list;
    });
  const focus = async (): Promise<void> => {
    const target = await usable();
    act(() => target.focus());
  };
  const setTo = async (wanted: boolean): Promise<void> => {
    const target = await usable();
    if (isOn(target) !== wanted) await user.click(target);
  };
  return {
    element,
    focus,
    click: async () => user.click(await usable()),
    dblclick: async () => user.dblClick(await usable()),
    check: () => setTo(true),
    uncheck: () => setTo(false),
    press: async (key: Key) => {
      await focus();
      await pressKey(user, key);
    },
    fill: async (text: string) => {
      const target = await usable();
      act(() => target.focus());
      fireEvent.change(target, { target: { value: text } });
    },
    selectOption: async (value: string) => user.selectOptions(await selectable(value), value),
    inputValue: async () => field(await element()).value,
    isChecked: async () => isOn(await element()),
    getAttribute: async (name: string) => (await element()).getAttribute(name),
    allTextContents: async () => find().map((one) => one.textContent),
    isDisabled: async () => isOff(await element()),
    textContent: async () => (await element()).textContent,
  };
}

async function waitForState({ find, said }: Seed, state: State): Promise<void> {
  await until(() => {
    const found = find();
    if (state === 'attached' ? found.length > 0 : state === 'visible' && found.some(isVisible)) return;
    if (state === 'detached' && found.length === 0) return;
    if (state === 'hidden' && !found.some(isVisible)) return;
    throw new Error(`${said} is not ${state}: there are ${found.length}`);
  });
}

export function createLocator(seed: Seed): Locator {
  const { find, said, user } = seed;
  const derived = (more: string, derive: (found: HTMLElement[]) => HTMLElement[]): Locator =>
    createLocator({ user, said: `${said} ${more}`, find: () => derive(find()) });
  const inside = (more: string, below: Find): Locator =>
    derived(more, (found) => [...new Set(found.flatMap((scope) => below(scope)))]);
  return {
    ...actionsOn(seed),
    said,
    all: find,
    getByRole: (role, options = {}) => inside(`${role} ${String(options.name ?? '')}`, byRole(role, options)),
    getByLabel: (label, options) => inside(`labelled ${String(label)}`, byLabel(label, options)),
    getByText: (text, options) => inside(`“${String(text)}”`, byText(text, options)),
    locator: (selector) => inside(selector, bySelector(selector)),
    filter: ({ hasText, has }) =>
      derived(`with ${String(hasText ?? 'something')}`, (found) =>
        found.filter(
          (element) =>
            (hasText === undefined || fits(hasText)(element.textContent)) &&
            (has === undefined || has.all().some((one) => element.contains(one))),
        ),
      ),
    first: () => derived('first', (found) => found.slice(0, 1)),
    last: () => derived('last', (found) => found.slice(-1)),
    nth: (index) => derived(`number ${index}`, (found) => found.slice(index).slice(0, 1)),
    waitFor: ({ state = 'visible' } = {}) => waitForState(seed, state),
    count: async () => find().length,
  };
}
