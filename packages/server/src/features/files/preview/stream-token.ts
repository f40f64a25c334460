import { hourSeconds } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';

/** Long enough to begin, and then to watch to the end with a pause. */
const leastSeconds = 600;
const mostSeconds = 6 * hourSeconds;

type Token = { readonly fileId: string; readonly sessionKey: string; readonly expiresAt: number };

const mark = 'stream';

export const tokenSeconds = (filmSeconds: number | null): number =>
  Math.min(mostSeconds, Math.round(leastSeconds + 2 * (filmSeconds ?? 0)));

export const sealToken = ({ secrets }: Pick<SystemContext, 'secrets'>, token: Token): string =>
  secrets.seal([mark, token.fileId, token.sessionKey, token.expiresAt].join(' ')).toString('base64url');

/** Null when it is not ours or its time is over. */
export function openToken({ secrets, now }: Pick<SystemContext, 'secrets' | 'now'>, text: string): Token | null {
  const [kind, fileId = '', sessionKey = '', until = ''] =
    secrets.open(Buffer.from(text, 'base64url'))?.split(' ') ?? [];
  const expiresAt = Number(until);
  return kind === mark && now() < expiresAt ? { fileId, sessionKey, expiresAt } : null;
}
