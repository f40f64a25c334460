import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id } from '../kernel/fields.wire.ts';
import { identities } from '../kernel/capabilities.ts';
import { sourceKinds } from './sign-in-sources.ts';

export const readEntrance = endpoint({
  method: 'GET',
  path: '/system/tourist/entrance',
  summary:
    'What the sign-in page shows: whether a first administrator is needed, and the demo people if there are any.',
  access: 'public',
  input: z.object({}),
  output: z.object({
    isSetupNeeded: z.boolean(),
    demo: z
      .object({
        password: z.string(),
        people: z.array(
          z.object({
            account: z.string(),
            fullName: z.string(),
            portrait: z.string().nullable(),
            roles: z.array(z.enum(identities)),
          }),
        ),
      })
      .nullable(),
    sources: z
      .array(z.object({ id, kind: z.enum(sourceKinds), name: z.string() }))
      .describe('ways to sign in beside a password'),
    isSsoOnly: z.boolean().describe('nobody but the platform’s administrators signs in with a password'),
  }),
  errors: [],
});
