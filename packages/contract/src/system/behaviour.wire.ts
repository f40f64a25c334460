import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, text } from '../kernel/fields.wire.ts';
import { actionTypes, behaviourAgeMaxMs, behavioursMax, extraMax, sceneTypes } from './behaviour.ts';

const rateLimit = { max: 120, per: 'caller' } as const;
const page = text(300, 1);
const word = text(60);

export const recordBehaviour = endpoint({
  method: 'POST',
  path: '/system/person-behavior',
  summary: 'Pages the caller saw, several in one call (SYSTEM-09, C-42).',
  access: 'member',
  input: z.object({
    items: z
      .array(
        z.object({
          page,
          actionType: word.default('view').describe(`${actionTypes.join(', ')}; others are accepted`),
          ageMs: z.int().min(0).max(behaviourAgeMaxMs).default(0).describe('how long ago it was'),
        }),
      )
      .min(1)
      .max(behavioursMax),
  }),
  output: empty,
  errors: [],
  rateLimit,
});

export const recordAction = endpoint({
  method: 'POST',
  path: '/zxy-log/recommend/user-action',
  summary: 'What the caller did with an item, for recommendations (SYSTEM-10, D-196).',
  access: 'member',
  input: z.object({
    itemId: text(64).optional(),
    actionType: text(60, 1).describe(`${actionTypes.join(', ')}; others are accepted`),
    sceneType: word.optional().describe(`${sceneTypes.join(', ')}; others are accepted`),
    keyword: text(200).optional(),
    recRequestId: text(64).optional().describe('the recommendation that showed the item'),
    extra: z
      .union([z.string(), z.record(z.string(), z.unknown())])
      .refine((extra) => JSON.stringify(extra).length <= extraMax, { error: 'too-long' })
      .optional(),
  }),
  output: empty,
  errors: [],
  rateLimit,
});

export const recordEntry = endpoint({
  method: 'POST',
  path: '/zxy-log/home-config-login-log',
  summary: 'The caller entered the home page of a configuration (SITE-05, D-198).',
  access: 'member',
  input: z.object({ homeConfigId: text(64).optional(), page: page.default('/home-v') }),
  output: empty,
  errors: [],
  encoding: 'form',
  rateLimit,
});
