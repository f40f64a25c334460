import { type ModuleKind, moduleKinds, specOf } from './module-specs.ts';
import { type LocalText, readLocalText } from './local-text.ts';
import { type PageModule, readModules } from './page-modules.ts';
import { pageLimits as limits } from './page-limits.ts';

export const pageKinds = ['home', 'branch', 'article'] as const;
export type PageKind = (typeof pageKinds)[number];

/** D-187: the articles visitors may read about the company and its partners. */
export const articles = ['partner', 'higherEducation', 'enterprise', 'tvet', 'international', 'join', 'about'] as const;
export type Article = (typeof articles)[number];

/** As much of a page as is written, published and thrown away as one. */
export type PageContent = {
  readonly title: LocalText;
  readonly description: LocalText;
  readonly modules: PageModule[];
};

/** Whatever stands in the database, as a page. */
export function readContent(value: unknown): PageContent {
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return {
    title: readLocalText(fields['title'], limits.titleMax),
    description: readLocalText(fields['description'], limits.descriptionMax),
    modules: readModules(fields['modules']),
  };
}

/** The kinds of modules a kind of page may be made of. */
export const modulesOf = (kind: PageKind): ModuleKind[] =>
  moduleKinds.filter((one) => kind !== 'article' || specOf(one).isForVisitors);

/** The modules that belong on such a page; others are passed over, not refused: a copied page may bring some. */
export const fitting = (kind: PageKind, modules: readonly PageModule[]): PageModule[] => {
  const allowed = modulesOf(kind);
  return modules.filter((module) => allowed.includes(module.kind));
};

/** Where a page stands in the client. */
export function addressOf(page: {
  readonly id: string;
  readonly kind: PageKind;
  readonly article: Article | null;
}): string {
  if (page.kind === 'home') return '/home-v';
  return page.article === null ? `/branch-list-v/${page.id}` : articleAddress[page.article];
}

export const articleAddress: Readonly<Record<Article, string>> = {
  partner: '/partner',
  higherEducation: '/partner/Higher-Education-Institutions',
  enterprise: '/partner/Enterprise-Partners',
  tvet: '/partner/TVET-Institutions',
  international: '/partner/International-Organisations-and-Governments',
  join: '/partner/Join-Us',
  about: '/about',
};
