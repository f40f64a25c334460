import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { type Language, languages } from '../kernel/languages.ts';
import { isSafeTarget } from './is-safe-target.ts';
import { type ModuleKind, moduleKinds } from './module-specs.ts';
import { pageLimits as limits } from './page-limits.ts';
import { articles, pageKinds } from './page-kinds.ts';

const base = '/system/home-config';
const business = '/system/business-home-config';

const localText = (max: number) => z.partialRecord(z.enum(languages as [Language, ...Language[]]), text(max));
const target = z
  .string()
  .max(limits.targetMax)
  .refine((value) => value === '' || isSafeTarget(value), { error: 'unsafe-target' });

const itemFields = { text: localText(limits.itemTextMax), target, pictureId: id.nullable() };
const moduleFields = {
  id: text(64, 1),
  kind: z.enum(moduleKinds as [ModuleKind, ...ModuleKind[]]),
  title: localText(limits.titleMax),
  source: z.enum(['newest', 'begun', 'mine', 'hot', 'recommended']).nullable(),
  count: z.int().min(1).max(12).nullable(),
  html: localText(limits.htmlMax),
};

export const moduleOut = z.object({
  ...moduleFields,
  items: z.array(z.object({ ...itemFields, picturePath: z.string().nullable() })),
});
const contentOut = {
  title: localText(limits.titleMax),
  description: localText(limits.descriptionMax),
  modules: z.array(moduleOut),
};
const contentInput = {
  title: localText(limits.titleMax),
  description: localText(limits.descriptionMax),
  modules: z
    .array(z.object({ ...moduleFields, items: z.array(z.object(itemFields)).max(limits.itemsMax) }))
    .max(limits.modulesMax),
};
const place = z.object({ id, name: z.string() });
const article = z.enum(articles).nullable();
const cardOut = z.object({ id, title: localText(limits.titleMax), description: localText(limits.descriptionMax) });

/** The home page as the first answer of a session brings it; a null id: the one of the product. */
export const homeOut = z.object({
  id: id.nullable(),
  modules: z.array(moduleOut),
  navigation: z.array(z.object({ id, title: localText(limits.titleMax) })).max(limits.navigationMax),
});

export const listPagesBelow = endpoint({
  method: 'GET',
  path: `${base}/findByParentId`,
  summary: 'The published pages below a page, or below the home page of the caller (SITE-02).',
  access: 'member',
  input: z.object({ parentId: id.optional() }),
  output: z.object({ items: z.array(cardOut.extend({ organization: place, childCount: z.int() })) }),
  errors: [],
});

export const readPage = endpoint({
  method: 'GET',
  path: `${business}/:id`,
  summary: 'A published page with its modules in their order (SITE-03, ROUTE-15).',
  access: 'member',
  input: idOnly,
  output: z.object({
    id,
    kind: z.enum(pageKinds),
    organization: place,
    ...contentOut,
    above: z.array(cardOut).describe('the pages it stands under, the highest first'),
    below: z.array(cardOut),
  }),
  errors: [],
});

export const readOriginalUrl = endpoint({
  method: 'GET',
  path: `${business}/original-url`,
  summary: 'Where a published page stands in the client (SITE-04).',
  access: 'member',
  input: idOnly,
  output: z.object({ url: z.string() }),
  errors: [],
});

const entry = cardOut.pick({ id: true, title: true }).extend({ url: z.string() });

export const listNavigation = endpoint({
  method: 'GET',
  path: `${business}/navigation-list`,
  summary:
    'The pages of the caller’s organisation and of those above it, each with those below it (SITE-04, ROUTE-17).',
  access: 'member',
  input: z.object({}),
  output: z.object({
    items: z.array(
      entry.extend({ description: localText(limits.descriptionMax), organization: place, below: z.array(entry) }),
    ),
  }),
  errors: [],
});

const managedRow = z.object({
  id,
  kind: z.enum(pageKinds),
  article,
  parentId: id.nullable(),
  title: localText(limits.titleMax),
  isPublished: z.boolean(),
  hasDraft: z.boolean().describe('something readers do not see yet'),
  updatedAt: time,
  updatedBy: z.string().nullable(),
});

export const listManagedPages = endpoint({
  method: 'GET',
  path: `${base}/manage-list`,
  summary: 'The pages of an organisation with their state, and where its home page comes from (D-186).',
  access: 'config.write',
  input: z.object({ organizationId: id }),
  output: z.object({
    organization: place.extend({ isRoot: z.boolean() }),
    inheritedHome: place.nullable().describe('whose home page holds without an own one; null: that of the product'),
    items: z.array(managedRow),
  }),
  errors: [],
});

export const readManagedPage = endpoint({
  method: 'GET',
  path: `${base}/manage/:id`,
  summary: 'A page as its administrators work on it: the draft, or what is published.',
  access: 'config.write',
  input: idOnly,
  output: managedRow.extend({
    organization: place,
    revision: z.int(),
    ...contentOut,
    published: z.object(contentOut).nullable(),
  }),
  errors: [],
});

export const createPage = endpoint({
  method: 'POST',
  path: base,
  summary: 'A page nobody sees yet; a home page begins as the one that holds without it; audited.',
  access: 'config.write',
  input: z.object({
    organizationId: id,
    kind: z.enum(pageKinds),
    article: article.default(null),
    parentId: id.nullable().default(null),
    title: localText(limits.titleMax).default({}),
  }),
  output: idOnly,
  errors: ['site.exists-already', 'site.wrong-place', 'site.too-many-pages', 'sensitive.found'],
  idempotent: true,
});

const revised = z.object({ id, revision: z.int() });

export const savePage = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Keeps a draft; texts are cleaned, and readers see nothing of it yet.',
  access: 'config.write',
  input: revised.extend(contentInput),
  output: revised,
  errors: ['request.stale', 'picture.not-yours', 'sensitive.found'],
  bodyLimitKb: 4096,
});

export const publishPage = endpoint({
  method: 'POST',
  path: `${base}/:id/publish`,
  summary: 'The draft becomes what readers see; audited.',
  access: 'config.write',
  input: revised,
  output: revised,
  errors: ['request.stale', 'site.untitled', 'site.no-draft'],
});

export const discardDraft = endpoint({
  method: 'POST',
  path: `${base}/:id/discard`,
  summary: 'Throws the draft away; what is published stays.',
  access: 'config.write',
  input: revised,
  output: revised,
  errors: ['request.stale', 'site.no-draft'],
});

export const withdrawPage = endpoint({
  method: 'POST',
  path: `${base}/:id/withdraw`,
  summary: 'Readers no longer see it, its organisation inherits again; it stays as a draft; audited.',
  access: 'config.write',
  input: revised,
  output: revised,
  errors: ['request.stale', 'site.no-draft'],
});

export const deletePage = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Removes a page that has none below it, with its pictures; audited.',
  access: 'config.write',
  input: revised,
  output: idOnly,
  errors: ['request.stale', 'site.has-pages-below'],
});

export const orderPages = endpoint({
  method: 'PUT',
  path: `${base}/order`,
  summary: 'The order of the branch pages of an organisation, in which the navigation names them.',
  access: 'config.write',
  input: z.object({ organizationId: id, ids: z.array(id).max(limits.pagesMax) }),
  output: z.object({}),
  errors: [],
});
