import { TextDecoderStream } from 'node:stream/web';

// The context a file of tests runs in has less than a browser.
Object.assign(globalThis, { TextDecoderStream });
