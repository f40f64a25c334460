import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty } from '../kernel/fields.wire.ts';
import { LiveSupplier } from './suppliers.ts';

export const readSupplier = endpoint({
  method: 'GET',
  path: '/live/supplier',
  summary: 'The live supplier of the root organisation (LIVE-CREATE-02).',
  access: 'member',
  input: empty,
  output: z.object({
    supplier: z.union([
      z.literal(LiveSupplier.external),
      z.literal(LiveSupplier.native),
      z.literal(LiveSupplier.externalNew),
    ]),
  }),
  errors: [],
});
