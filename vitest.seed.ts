import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    fuzzSeed: number;
    isNight: boolean;
  }
}

fc.configureGlobal({ seed: inject('fuzzSeed') });
