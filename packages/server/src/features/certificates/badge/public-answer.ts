import type { RawAnswer } from '../../../platform/http/raw.ts';

/** For verifiers of any origin; a minute is as old as what they have may be. */
export const publicAnswer = (type: string, document: object): RawAnswer => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': 'public, max-age=60',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  },
  body: JSON.stringify(document),
});
