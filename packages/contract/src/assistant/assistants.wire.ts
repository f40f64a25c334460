import { z } from 'zod';
import { BusinessType } from '../kernel/business-types.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { assistantNameMax, labelMax, labelsMax, promptMax } from './assistants.ts';

const base = '/aigc';
const fields = {
  name: text(assistantNameMax, 1),
  prompt: text(promptMax, 1).describe('what it is told before every question'),
  labels: z.array(text(labelMax, 1)).max(labelsMax).default([]),
  isCompanyWide: z.boolean().default(false).describe('for everybody; only whoever may set settings'),
};

export const listAssistants = endpoint({
  method: 'GET',
  path: `${base}/assistants`,
  summary: 'Named prompts: the caller’s own and those of the company (AI-31, D-159).',
  access: 'member',
  input: z.object({ ...pagingInput, label: text(labelMax).optional() }),
  output: pageOf(
    z.object({
      id,
      name: z.string(),
      prompt: z.string(),
      labels: z.array(z.string()),
      isCompanyWide: z.boolean(),
      isOwn: z.boolean(),
    }),
  ),
  errors: [],
});

export const createAssistant = endpoint({
  method: 'POST',
  path: `${base}/assistants`,
  summary: 'A new named prompt.',
  access: 'member',
  input: z.object(fields),
  output: idOnly,
  errors: ['assistant.too-many', 'assistant.name-taken', 'sensitive.found'],
});

export const changeAssistant = endpoint({
  method: 'PUT',
  path: `${base}/assistants/:id`,
  summary: 'Changes one of the caller’s own, or one of the company for whoever may set settings.',
  access: 'member',
  input: z.object({ id, ...fields }),
  output: idOnly,
  errors: ['assistant.too-many', 'assistant.name-taken', 'sensitive.found'],
});

export const removeAssistant = endpoint({
  method: 'DELETE',
  path: `${base}/assistants/:id`,
  summary: 'Removes a named prompt; conversations that used it stay.',
  access: 'member',
  input: idOnly,
  output: idOnly,
  errors: [],
});

export const listLabels = endpoint({
  method: 'GET',
  path: `${base}/labels`,
  summary: 'The labels of the assistants the caller sees, by name (AI-32).',
  access: 'member',
  input: z.object({}),
  output: z.object({ items: z.array(z.string()) }),
  errors: [],
});

const resource = { type: z.literal(Object.values(BusinessType)), resourceId: id };

const resourceOut = z.object({
  id,
  ...resource,
  title: z.string(),
  summary: z.string(),
  points: z.array(z.string()).describe('what to take away, in the order of the text'),
  isBuiltIn: z.boolean(),
  createTime: time,
});

export const listResources = endpoint({
  method: 'GET',
  path: `${base}/resources`,
  summary: 'Summaries the caller has marked, the newest mark first (AI-30).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(resourceOut.omit({ points: true })),
  errors: [],
});

export const readResource = endpoint({
  method: 'GET',
  path: `${base}/resources/:id`,
  summary: 'One summary of something the caller may open (AI-30).',
  access: 'member',
  input: idOnly,
  output: resourceOut,
  errors: [],
});

export const summarize = endpoint({
  method: 'POST',
  path: `${base}/resources`,
  summary: 'A summary of a text the caller may read whole; the same until the text changes.',
  access: 'member',
  input: z.object(resource),
  output: resourceOut,
  errors: ['assistant.off', 'assistant.quota', 'assistant.nothing-to-read', 'assistant.no-answer', 'assistant.unpaid'],
  rateLimit: { max: 20, per: 'caller' },
});

export const readMarker = endpoint({
  method: 'GET',
  path: `${base}/marker`,
  summary: 'Whether somebody has marked the summary of something; of others one learns nothing (AI-29).',
  access: 'member',
  input: z.object({ ...resource, memberId: id }),
  output: z.object({ isMarked: z.boolean(), id: id.nullable().describe('of the summary, when there is one') }),
  errors: [],
});

export const setMarker = endpoint({
  method: 'PUT',
  path: `${base}/marker`,
  summary: 'Marks a summary, or no longer.',
  access: 'member',
  input: z.object({ id, isMarked: z.boolean() }),
  output: z.object({ isMarked: z.boolean() }),
  errors: [],
});
