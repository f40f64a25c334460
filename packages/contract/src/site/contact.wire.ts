import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { isMailAddress, mailAddressMax } from '../people/mail-address.ts';
import { contactLimits as limits, contactStates } from './contact.ts';

const state = z.enum(contactStates);

export const readContactForm = endpoint({
  method: 'GET',
  path: '/system/operation/contact/form',
  summary: 'Whether the company takes letters of visitors: only where an address is set for them (D-187).',
  access: 'public',
  input: empty,
  output: z.object({ isOpen: z.boolean() }),
  errors: [],
});

export const sendContact = endpoint({
  method: 'POST',
  path: '/system/operation/contact',
  summary: 'A letter of anybody from the page “Join us”: kept, and mailed to the address that was set (D-187).',
  access: 'public',
  input: z.object({
    name: text(limits.nameMax, 1),
    address: z.string().max(mailAddressMax).refine(isMailAddress, { error: 'wrong-address' }),
    company: text(limits.companyMax).default(''),
    text: text(limits.textMax, 1),
    website: text(mailAddressMax)
      .default('')
      .describe('stays empty: people do not see this field, and what fills it is answered and thrown away'),
  }),
  output: empty,
  errors: ['contact.off', 'contact.too-many'],
  rateLimit: { max: 5, per: 'caller' },
});

export const listContacts = endpoint({
  method: 'GET',
  path: '/system/operation/contact/list',
  summary: 'The letters to the company, the newest first.',
  access: 'config.write',
  input: z.object({ ...pagingInput, state: state.optional() }),
  output: pageOf(
    z.object({
      id,
      name: z.string(),
      address: z.string(),
      company: z.string(),
      text: z.string(),
      state,
      createdAt: time,
      isMailed: z.boolean(),
      answeredAt: time.nullable(),
      answeredBy: z.string().nullable(),
    }),
  ),
  errors: [],
});

export const answerContact = endpoint({
  method: 'PUT',
  path: '/system/operation/contact/:id/state',
  summary: 'Notes that a letter was answered, or is not yet; audited.',
  access: 'config.write',
  input: idOnly.extend({ state }),
  output: idOnly,
  errors: [],
});
