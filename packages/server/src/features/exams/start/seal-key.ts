import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';

/** One paper of one person: of each attempt its own. */
type PaperKey = { readonly paperId: string; readonly number: number };

/**
 * Derived from the secret of the installation, so that the paper somebody will have is settled before they start, and
 * neither it nor its key is stored anywhere until then.
 */
const derive = ({ secrets, actor }: Context, purpose: string, { paperId, number }: PaperKey): Buffer =>
  createHmac('sha256', secrets.keyFor(purpose)).update(`${paperId} ${actor.id} ${number}`).digest();

/** Answered by the start alone. */
export const sealKeyOf = (ctx: Context, paper: PaperKey): Buffer => derive(ctx, 'the seals of exam papers', paper);

export const seedOf = (ctx: Context, paper: PaperKey): string =>
  derive(ctx, 'the draws of exam papers', paper).toString('base64url');

/** Names a sealed paper; says nothing of its key. */
export const sealIdOf = (ctx: Context, paper: PaperKey): string =>
  derive(ctx, 'the names of sealed exam papers', paper).toString('base64url');

const nonceBytes = 12;

/** As WebCrypto opens it: the nonce before, the tag behind. */
export function sealText(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}
