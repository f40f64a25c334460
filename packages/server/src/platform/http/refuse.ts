import { apiBase, clientVersion, minimumVersionHeader, requestIdHeader } from '@shuyuan/contract/kernel/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { drain } from './body-pieces.ts';
import { languageOfRequest } from './request-facts.ts';
import { asAppError, refusalOf } from './refusals.ts';

const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  [minimumVersionHeader]: clientVersion,
};

/** What a live room needs, for our own pages alone; what no page of ours uses, for nobody. */
const ownPages =
  'camera microphone display-capture fullscreen picture-in-picture autoplay clipboard-read clipboard-write';
const nobody =
  'geolocation payment usb serial hid midi bluetooth accelerometer gyroscope magnetometer xr-spatial-tracking';
const pagePermissions = [
  ...ownPages.split(' ').map((name) => `${name}=(self)`),
  ...nobody.split(' ').map((name) => `${name}=()`),
].join(', ');

/** Answers of the API are nobody else's to keep (D-024), and tell an old client that a newer one is out (D-004). */
export function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header(requestIdHeader, request.id);
  if (request.url.startsWith(apiBase)) reply.headers(apiHeaders);
  else reply.header('permissions-policy', pagePermissions);
}

/** Who sends more than this past a refusal is cut off. */
const maxRestBytes = 16 * 1024 * 1024;

/** The framework closes under who is still sending, and they would see a broken connection instead of the answer. */
export function readRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  drain(raw, maxRestBytes);
}

/** The one answer to everything that was thrown. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const found = asAppError(error);
  // An address no route could be looked up for has come past every hook.
  if (!reply.hasHeader(requestIdHeader)) addHeaders(request, reply);
  if (found.isBug) request.log.error({ err: error }, 'a request failed');
  readRest(request, reply);
  const { status, headers, body } = refusalOf(found.error, languageOfRequest(request), request.id);
  const type = { 'content-type': 'application/json; charset=utf-8' };
  reply
    .code(status)
    .headers({ ...headers, ...type })
    .send(JSON.stringify(body));
}
