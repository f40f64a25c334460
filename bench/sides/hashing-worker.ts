import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { openPartDigest } from '../../packages/server/src/platform/storage/digest/part-digest.ts';

export type HashQuestion = { readonly buffer: SharedArrayBuffer; readonly length: number } | 'whole';
export type HashAnswer =
  | { readonly kind: 'part' | 'whole'; readonly digest: string }
  /** The bytes of the part are no longer needed. */
  | { readonly kind: 'taken' };

const whole = createHash('sha256');
const answer = (message: HashAnswer): void => parentPort?.postMessage(message, []);

parentPort?.on('message', (question: HashQuestion) => {
  if (question === 'whole') {
    answer({ kind: 'whole', digest: whole.digest('hex') });
    return;
  }
  const bytes = new Uint8Array(question.buffer, 0, question.length);
  const digest = openPartDigest();
  digest.update(bytes);
  answer({ kind: 'part', digest: digest.digest().toString('hex') });
  whole.update(bytes);
  answer({ kind: 'taken' });
});
