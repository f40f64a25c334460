import { readStreamToken } from '@shuyuan/contract/files/files.wire';
import { call } from '../../../lib/call.ts';

/** Each call brings a token that is good from now on (D-168). */
export const streamAddress = (fileId: string) => async (): Promise<string> =>
  (await call(readStreamToken, { fileId })).url;
