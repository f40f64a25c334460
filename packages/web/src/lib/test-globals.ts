import { TextDecoderStream } from 'node:stream/web';
import { expect } from 'vitest';

// The context a file of tests runs in has less than a browser.
Object.assign(globalThis, { TextDecoderStream });

// Tests that draw nothing do not pay for the libraries.
// oxlint-disable-next-line vitest/no-standalone-expect -- it is asked which file runs, nothing else
if (expect.getState().testPath?.endsWith('.tsx')) await import('./test-drawing.ts');
