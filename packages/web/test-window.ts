/**
 * Files of the client's tests follow each other in one window. Whatever a file leaves in it is taken away before the
 * next one begins: properties, listeners, timers, stored values, elements and the address.
 */
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

declare global {
  interface Window {
    readonly happyDOM: {
      readonly settings: { disableIframePageLoading: boolean };
      readonly abort: () => Promise<void>;
      readonly setURL: (url: string) => void;
      readonly setViewport: (size: { readonly width: number; readonly height: number }) => void;
    };
  }
}

type Properties = ReadonlyMap<string, PropertyDescriptor>;

const propertiesOf = (target: object): Properties => new Map(Object.entries(Object.getOwnPropertyDescriptors(target)));

const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor): boolean =>
  a !== undefined && a.get === b.get && a.set === b.set && Object.is(a.value, b.value);

/** Also keeps what the runner puts there while it works. */
const isOfRunner = (name: string): boolean => name.startsWith('__vite');

function restoreProperties(target: object, before: Properties): void {
  for (const [name, after] of propertiesOf(target)) {
    const first = before.get(name);
    if (first === undefined && after.configurable === true && !isOfRunner(name)) Reflect.deleteProperty(target, name);
  }
  for (const [name, first] of before) {
    const after = Object.getOwnPropertyDescriptor(target, name);
    if (isSame(after, first) || isOfRunner(name)) continue;
    if (after === undefined || after.configurable === true || after.writable === true) {
      Object.defineProperty(target, name, first);
    }
  }
}

/** Assigning to `innerWidth` and its like changes what an accessor answers, not the property. */
function accessedValues(): ReadonlyMap<string, unknown> {
  const settable = [...propertiesOf(globalThis)].filter(([, property]) => property.set !== undefined);
  const values = settable.map(([name]) => [name, Reflect.get(globalThis, name)] as const);
  // Some, as `CSS`, are made anew each time they are asked for.
  return new Map(values.filter(([name, value]) => Object.is(Reflect.get(globalThis, name), value)));
}

const prototypes = (): object[] =>
  Object.getOwnPropertyNames(globalThis).flatMap((name) => {
    const given: unknown = Reflect.get(globalThis, name);
    const prototype: unknown = typeof given === 'function' ? given.prototype : undefined;
    return typeof prototype === 'object' && prototype !== null ? [prototype] : [];
  });

/** Listeners of elements go with their elements; these stay. */
const lasting = (): EventTarget[] => [document, document.documentElement, document.body];

type Undo = () => void;
const undoings: Undo[] = [];

function recordListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  Object.defineProperty(target, 'addEventListener', {
    configurable: true,
    writable: true,
    value: (...given: Parameters<EventTarget['addEventListener']>) => {
      undoings.push(() => remove(...given));
      add(...given);
    },
  });
}

function recordTimers(): void {
  const recorded = <F extends typeof setTimeout | typeof setInterval>(start: F): F =>
    new Proxy(start, {
      apply(target, receiver, given) {
        // Both answer the timer they started.
        const timer = Reflect.apply(target, receiver, given) as NodeJS.Timeout;
        undoings.push(() => clearTimeout(timer));
        return timer;
      },
    });
  globalThis.setTimeout = recorded(setTimeout);
  globalThis.setInterval = recorded(setInterval);
}

function emptyDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/**
 * Working out what style sheets say takes most of a test's time, and only a browser shows what comes of it: an element is
 * hidden where it or one around it says so itself.
 */
function drawWithoutSheets(): void {
  const unstyled = document.createElement('i').style;
  const hidden = document.createElement('i').style;
  hidden.visibility = 'hidden';
  globalThis.getComputedStyle = (element) => {
    if (element instanceof HTMLElement && element.hasAttribute('style')) return element.style;
    return element.closest('[style*="visibility"]') === null ? unstyled : hidden;
  };
}

function rememberWindow(): () => Promise<void> {
  const address = window.location.href;
  const { innerWidth: width, innerHeight: height } = window;
  // Changes the document once, and takes it for changed from then on.
  userEvent.setup();
  drawWithoutSheets();
  for (const target of [globalThis, ...lasting()]) recordListeners(target);
  recordTimers();
  const targets = [globalThis, ...lasting(), document.head, navigator, history, location, ...prototypes()];
  const before = targets.map((target) => [target, propertiesOf(target)] as const);
  const values = accessedValues();
  return async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const undo of undoings.splice(0)) undo();
    await window.happyDOM.abort();
    for (const [target, properties] of before) restoreProperties(target, properties);
    window.scrollTo(0, 0);
    for (const [name, value] of values)
      if (!Object.is(Reflect.get(globalThis, name), value)) Reflect.set(globalThis, name, value);
    emptyDocument();
    window.happyDOM.setViewport({ width, height });
    window.happyDOM.setURL(address);
    localStorage.clear();
    sessionStorage.clear();
  };
}

/** The first file of a worker finds the window as it was made; each of the others as that one did. Some files have none. */
export const restoreWindow = typeof window === 'undefined' ? undefined : rememberWindow();
