import { demand } from '@shuyuan/contract/kernel/app-error';
import type { SystemContext } from '../../../platform/context.ts';
import type { RawRequest } from '../../../platform/http/raw.ts';
import type { OpenedFile } from '../serve/open-file.ts';
import { readerCookie, sessionOfCookie } from '../serve/reader-cookie.ts';
import { openToken } from './stream-token.ts';

/** D-168: the token opens one film, for as long as it lives, and only in the browser it was given to. */
export function demandToken(ctx: SystemContext, request: RawRequest, { file }: OpenedFile): string {
  const given = request.query['token'] ?? '';
  const token = openToken(ctx, given);
  const session = sessionOfCookie(ctx, request.cookie(readerCookie));
  demand(token?.fileId === file.id && token.sessionKey === session, 'request.not-found');
  return given;
}
