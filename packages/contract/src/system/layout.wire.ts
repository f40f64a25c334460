import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';

export const readLayout = endpoint({
  method: 'GET',
  path: '/system/setting',
  summary: 'What the frame of every page is made of: name, logo and the places of the navigation (SITE-01).',
  access: 'public',
  input: z.object({}),
  output: z.object({
    name: z.string().nullable().describe('of the company; null on an empty installation'),
    logo: z.string().nullable(),
    menus: z.array(z.string()),
  }),
  errors: [],
});

export const readDaGuanStatus = endpoint({
  method: 'GET',
  path: '/system/daguan/status',
  summary: 'Whether the external recommender Daguan is connected (SYSTEM-05, D-194).',
  access: 'member',
  input: z.object({}),
  output: z.object({ daGuanStatus: z.boolean() }),
  errors: [],
});

export const readHelpAudience = endpoint({
  method: 'GET',
  path: '/system/help-centre/audience',
  summary: 'Whether the caller is among those the help centre is for (ROLE-06, D-013).',
  access: 'member',
  input: z.object({}),
  output: z.object({ isIncluded: z.boolean() }),
  errors: [],
});
