import { lifeCycle } from '../kernel/transitions.ts';
import type { FileEnding, FileKind } from './file-kinds.ts';

/** How far a file is on its way to something a page can show; `unavailable`: this installation lacks the tool. */
export const conversionStates = ['none', 'waiting', 'running', 'ready', 'failed', 'unavailable'] as const;
export type ConversionState = (typeof conversionStates)[number];

/** D-165. `start` may find a conversion running: its worker died, and the job came again. */
export const conversionLife = lifeCycle<ConversionState>()({
  ask: { from: ['none', 'failed', 'unavailable'], to: 'waiting' },
  start: { from: ['waiting', 'running'], to: 'running' },
  finish: { from: ['running'], to: 'ready' },
  fail: { from: ['running'], to: 'failed' },
  giveUp: { from: ['running'], to: 'unavailable' },
});

const converted: Readonly<Record<FileKind, boolean>> = {
  picture: false,
  document: true,
  video: true,
  audio: false,
  book: false,
  archive: false,
};

/** Whether something must be made of a file before a page can show it. A PDF is what documents become. */
export const isConverted = (kind: FileKind, ending: FileEnding): boolean => converted[kind] && ending !== 'pdf';
