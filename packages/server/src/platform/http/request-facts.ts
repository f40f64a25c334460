import { chooseLanguage } from '@shuyuan/contract/kernel/languages';
import type { FastifyRequest } from 'fastify';

const userAgentMax = 300;

export const languageOfRequest = (request: FastifyRequest) =>
  chooseLanguage((request.headers['accept-language'] ?? '').split(',').map((wish) => wish.split(';')[0]));

export const userAgentOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, userAgentMax);

export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
