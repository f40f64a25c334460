import type { AnswerEntry } from '@shuyuan/contract/exams/taking/attempt-state';

/** Below what the calls take (1,024 KB), with room for what stands around the answers. */
const batchBytes = 900 * 1_024;

const encoder = new TextEncoder();
const bytesOf = (entry: AnswerEntry): number => encoder.encode(JSON.stringify(entry)).length + 1;

/** Answers in as many calls as their size needs, in their order; one is never divided. */
export function batchesOf(entries: readonly AnswerEntry[]): AnswerEntry[][] {
  const batches: AnswerEntry[][] = [];
  let left = 0;
  for (const entry of entries) {
    const bytes = bytesOf(entry);
    const last = batches.at(-1);
    if (last && bytes <= left) last.push(entry);
    else {
      batches.push([entry]);
      left = batchBytes;
    }
    left -= bytes;
  }
  return batches;
}
