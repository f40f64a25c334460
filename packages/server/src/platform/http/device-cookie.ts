import { randomBytes } from 'node:crypto';
import { apiBase } from '@shuyuan/contract/kernel/headers';
import { daySeconds } from '@shuyuan/contract/kernel/time-units';
import type { FastifyRequest } from 'fastify';
import type { ContextOf } from '../context.ts';
import type { Secrets } from '../secrets.ts';
import { cookieOf, languageOfRequest, userAgentOf } from './request-facts.ts';

/** Names a browser that has signed in before. It opens nothing; guesses of others do not lock it out. */
const deviceCookie = 'shuyuan_device';
const mark = 'device ';
const lifeSeconds = 180 * daySeconds;
const devicePattern = /^[\w-]{22}$/;

export const newDevice = (): string => randomBytes(16).toString('base64url');

/** Sealed, so that nobody makes themselves another browser with every request. */
export function deviceOfRequest(request: Pick<FastifyRequest, 'headers'>, secrets: Secrets): string | null {
  const sealed = cookieOf(request, deviceCookie);
  const text = sealed ? secrets.open(Buffer.from(sealed, 'base64url')) : null;
  const device = text?.startsWith(mark) ? text.slice(mark.length) : '';
  return devicePattern.test(device) ? device : null;
}

/** Who calls, as far as a request tells. */
export const callerOfRequest = (
  request: FastifyRequest,
  secrets: Secrets,
): Pick<ContextOf<null>, 'caller' | 'language' | 'isOverTls'> => ({
  caller: { address: request.ip, userAgent: userAgentOf(request), device: deviceOfRequest(request, secrets) },
  language: languageOfRequest(request),
  isOverTls: request.protocol === 'https',
});

type Giving = Pick<ContextOf<unknown>, 'secrets' | 'external' | 'isOverTls'>;

/** For the calls that sign in, out of reach of scripts and of other sites. */
export function giveDeviceCookie(
  { secrets, external, isOverTls }: Giving,
  { device }: { readonly device: string },
): string {
  const sealed = secrets.seal(`${mark}${device}`).toString('base64url');
  const secure = isOverTls || external.clientUrl.startsWith('https:') ? '; Secure' : '';
  return `${deviceCookie}=${sealed}; Path=${apiBase}/oauth; HttpOnly; SameSite=Strict; Max-Age=${lifeSeconds}${secure}`;
}
