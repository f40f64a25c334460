import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { text, time } from '../kernel/fields.wire.ts';
import { type Language, languages } from '../kernel/languages.ts';
import { templateMax } from './message-templates.ts';

const base = '/system/operation/message-template';
const language = z.enum(languages as [Language, ...Language[]]);
const code = z.string().min(1).max(100);
const named = { code, language };
const written = { ...named, text: text(templateMax, 1) };

const templateOut = z.object({
  ...named,
  area: z.string().describe('the kind of notices, `mail`, `robot` or `contact`'),
  placeholders: z.array(z.string()),
  text: z.string().describe('what is sent'),
  defaultText: z.string(),
  isOwn: z.boolean().describe('whether the company worded it itself'),
  revision: z.int().describe('0: never changed'),
  updatedAt: time.nullable(),
  updatedBy: z.string().nullable(),
});

export const listTemplates = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'Every text of mails, notices and robots in one language, as the company words it (D-198).',
  access: 'config.write',
  input: z.object({ language }),
  output: z.object({ items: z.array(templateOut) }),
  errors: [],
});

export const readTemplate = endpoint({
  method: 'GET',
  path: `${base}/content`,
  summary: 'One text by its code and language (SITE-08, D-198).',
  access: 'config.write',
  input: z.object(named),
  output: templateOut,
  errors: [],
});

export const saveTemplate = endpoint({
  method: 'PUT',
  path: base,
  summary: 'Words a text anew for the whole company; audited. A placeholder may be neither missing nor invented.',
  access: 'config.write',
  input: z.object({ ...written, revision: z.int().min(0) }),
  output: templateOut,
  errors: ['template.unknown-placeholder', 'template.missing-placeholder', 'request.stale', 'sensitive.found'],
});

export const resetTemplate = endpoint({
  method: 'DELETE',
  path: base,
  summary: 'Back to the text of the product; audited.',
  access: 'config.write',
  input: z.object(named),
  output: templateOut,
  errors: [],
});

export const previewTemplate = endpoint({
  method: 'POST',
  path: `${base}/preview`,
  summary: 'What would be sent with this wording, filled with examples; nothing is kept.',
  access: 'config.write',
  input: z.object(written),
  output: z.object({
    sentence: z.string().describe('the text itself, filled'),
    mail: z
      .object({ subject: z.string(), text: z.string(), html: z.string() })
      .nullable()
      .describe('null: it stands in no mail of a notice'),
  }),
  errors: ['template.unknown-placeholder', 'template.missing-placeholder'],
});
