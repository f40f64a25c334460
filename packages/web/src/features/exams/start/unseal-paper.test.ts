import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { unsealPaper } from './unseal-paper.ts';

const questions = [{ points: 5, question: { kind: 'trueFalse', text: '先断电再检修。' } }];

/** As the server seals. */
function seal(key: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(JSON.stringify(questions)), cipher.final(), cipher.getAuthTag()]);
}

test('[D-183] a sealed paper is opened by its own key alone, and only as it was sealed', async () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  const sealed = seal(key);
  const unseal = (bytes: Buffer, by: Buffer) => unsealPaper(bytes.toString('base64'), by.toString('base64'));
  expect(await unseal(sealed, key)).toEqual(questions);
  await expect(unseal(sealed, other)).rejects.toMatchObject({ name: 'OperationError' });
  const changed = Buffer.from(sealed);
  changed[20] = (changed[20] ?? 0) ^ 1;
  await expect(unseal(changed, key)).rejects.toMatchObject({ name: 'OperationError' });
});
