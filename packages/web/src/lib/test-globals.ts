import { TextDecoderStream } from 'node:stream/web';
import { expect } from 'vitest';

// The context a file of tests runs in has less than a browser.
Object.assign(globalThis, { TextDecoderStream });

/** Tests that draw nothing do not pay for the libraries. */
async function prepareDrawing(): Promise<void> {
  const [{ configure }, react] = await Promise.all([import('@testing-library/react'), import('react')]);
  // The work a page waits for is done elsewhere: a busy machine may take longer than the usual second.
  configure({ asyncUtilTimeout: 30_000 });
  // React notes for each element where it was made, up to a number of them: a tenth of the time, for a trace of owners
  // in its warnings. It is told that the number is reached.
  const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
  const reached = { get: () => Number.MAX_SAFE_INTEGER, set: () => undefined };
  if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', reached);
}

// oxlint-disable-next-line vitest/no-standalone-expect -- it is asked which file runs, nothing else
if (expect.getState().testPath?.endsWith('.tsx')) await prepareDrawing();
