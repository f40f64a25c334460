import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Encrypts what the product must be able to read again: passwords towards others. Our own are only ever hashed. */
export type Secrets = {
  readonly seal: (text: string) => Buffer;
  /** Null when it was sealed with another key, or was tampered with. */
  readonly open: (sealed: Buffer) => string | null;
  /** A key for signatures, of its own for every purpose: what one signs is never taken for what another signed. */
  readonly keyFor: (purpose: string) => Buffer;
};

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
/** Begins every sealed text, so that another form can follow one day. */
const form = Buffer.from([1]);

type SecretConfig = { readonly SECRET_KEY: string; readonly DATA_DIR: string };

/** Of two processes that start at once, one makes the key and both use it. */
function keyFile(dataDir: string): Buffer {
  const folder = resolve(dataDir);
  const path = join(folder, 'secret.key');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path, randomBytes(keyBytes), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path);
}

/** The key is made or read when it is first needed: an installation without secrets has no key file. */
export function createSecrets({ SECRET_KEY, DATA_DIR }: SecretConfig): Secrets {
  const keys = new Map<string, Buffer>();
  const derive = (info: string): Buffer => {
    const key = keys.get(info) ?? Buffer.from(hkdfSync('sha256', SECRET_KEY || keyFile(DATA_DIR), '', info, keyBytes));
    keys.set(info, key);
    return key;
  };
  const keyOf = (): Buffer => derive('shuyuan secrets');
  return {
    keyFor: (purpose) => derive(`shuyuan signatures of ${purpose}`),
    seal: (text) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, keyOf(), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([form, iv, cipher.getAuthTag(), body]);
    },
    open: (sealed) => {
      if (sealed.length < 1 + ivBytes + tagBytes || sealed[0] !== form[0]) return null;
      const iv = sealed.subarray(1, 1 + ivBytes);
      const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, keyOf(), iv, { authTagLength: tagBytes }).setAuthTag(tag);
      try {
        const body = sealed.subarray(1 + ivBytes + tagBytes);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
