import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { languageNumbers } from '../kernel/languages.ts';
import { moduleOut } from './page.wire.ts';
import { articles } from './page-kinds.ts';

const input = z.object({
  name: z.enum(articles).default('partner'),
  lang: z
    .literal(Object.values(languageNumbers))
    .default(languageNumbers.cn)
    .describe('0 to 5: the language the texts are chosen in; the next best where it has none (D-187)'),
});
const articleOut = z.object({
  isWritten: z.boolean().describe('false: nothing was published, and the page shows what the product has for it'),
  title: z.string(),
  description: z.string(),
  languages: z.array(z.string()).describe('BCP 47 tags of the languages its title was written in, for search engines'),
  modules: z.array(moduleOut),
});

export const readTouristPartner = endpoint({
  method: 'GET',
  path: '/system/tourist/home-partner',
  summary: 'An article about the company or its partners, for anybody (SITE-06, D-187).',
  access: 'public',
  input,
  output: articleOut,
  errors: [],
});

export const readPartner = endpoint({
  ...readTouristPartner,
  path: '/system/home-partner',
  summary: 'The same for members, of their own company (SITE-06).',
  access: 'member',
});

export const readAboutJoin = endpoint({
  ...readTouristPartner,
  path: '/system/operation/about-join/front',
  summary: 'The article of the page “Join us” (SITE-07, D-187).',
  input: input.omit({ name: true }),
});
