import { TextDecoderStream } from 'node:stream/web';
import { expect } from 'vitest';

// The context a file of tests runs in has less than a browser.
Object.assign(globalThis, { TextDecoderStream });

// The work a page waits for is done elsewhere: a busy machine may take longer than the usual second. Tests that draw
// nothing do not pay for the library.
// oxlint-disable-next-line vitest/no-standalone-expect -- it is asked which file runs, nothing else
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}
