import { z } from 'zod';
import { BusinessType } from '../kernel/business-types.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, time } from '../kernel/fields.wire.ts';

const businessType = z.literal(Object.values(BusinessType));

export const readCollect = endpoint({
  method: 'GET',
  path: '/system/collect',
  summary: 'Whether the caller has collected something (SYSTEM-08, LIVE-ROOM-02).',
  access: 'member',
  input: z.object({ businessId: id, businessType: businessType.optional() }),
  output: z.object({ collect: z.object({ id, businessId: id, businessType, createTime: time }).nullable() }),
  errors: [],
});

export const addCollect = endpoint({
  method: 'POST',
  path: '/system/collect',
  summary: 'Collects something one may see; a second time answers the first.',
  access: 'member',
  input: z.object({ businessId: id, businessType }),
  output: z.object({ id }),
  errors: [],
});

export const removeCollect = endpoint({
  method: 'DELETE',
  path: '/system/collect/:id',
  summary: 'No longer collected.',
  access: 'member',
  input: idOnly,
  output: z.object({ id }),
  errors: [],
});
