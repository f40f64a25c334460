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

/** Answers of the API are nobody else's to keep (D-024), and tell an old client that a newer one is out (D-004). */
export function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header(requestIdHeader, request.id);
  if (request.url.startsWith(apiBase)) reply.headers(apiHeaders);
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
  const { status, body } = refusalOf(found.error, languageOfRequest(request), request.id);
  reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}
