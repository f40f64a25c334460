import { isModuleKind, type ModuleKind, type ModuleSource, specOf } from './module-specs.ts';
import { type LocalText, readLocalText } from './local-text.ts';
import { pageLimits as limits } from './page-limits.ts';
import { isSafeTarget } from './is-safe-target.ts';

/** D-186: one part of a page. */
export type PageModule = {
  /** Tells the modules of one page apart, also after they changed their order. */
  readonly id: string;
  readonly kind: ModuleKind;
  /** Without one it has the title of its kind. */
  readonly title: LocalText;
  readonly source: ModuleSource | null;
  readonly count: number | null;
  readonly items: ModuleItem[];
  /** Of a text: cleaned when it was written. */
  readonly html: LocalText;
};

/** A slide of a banner, or a link. */
export type ModuleItem = {
  readonly text: LocalText;
  readonly target: string;
  readonly pictureId: string | null;
  readonly picturePath: string | null;
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** An empty target leads nowhere: a slide may be a picture alone. */
function readItem(value: unknown): ModuleItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text, target, pictureId, picturePath } = fieldsOf(value);
  const leadsTo = textOr(target, '');
  if (leadsTo !== '' && !isSafeTarget(leadsTo)) return null;
  const path = textOr(picturePath, null);
  const isOurs = path?.startsWith('/files/') ?? false;
  return {
    text: readLocalText(text, limits.itemTextMax),
    target: leadsTo.slice(0, limits.targetMax),
    pictureId: textOr(pictureId, null),
    picturePath: isOurs ? path : null,
  };
}

export function sourceOf(kind: ModuleKind, source: unknown): ModuleSource | null {
  const { sources } = specOf(kind);
  return sources.find((one) => one === source) ?? sources[0] ?? null;
}

export function countOf(kind: ModuleKind, count: unknown): number | null {
  const { counts } = specOf(kind);
  if (!counts) return null;
  return typeof count === 'number' && Number.isInteger(count) && count >= 1
    ? Math.min(count, counts.max)
    : counts.initial;
}

function readModule(value: unknown): PageModule | null {
  const { id, kind, title, source, count, items, html } = fieldsOf(value);
  if (!isModuleKind(kind)) return null;
  return {
    id: textOr(id, kind).slice(0, 64),
    kind,
    title: readLocalText(title, limits.titleMax),
    source: sourceOf(kind, source),
    count: countOf(kind, count),
    items: listOf(items)
      .slice(0, limits.itemsMax)
      .flatMap((item) => readItem(item) ?? []),
    html: readLocalText(html, limits.htmlMax),
  };
}

/**
 * The modules of a configuration, whatever stands in it: one of another version of the product, one cut off, one somebody
 * wrote into the database. What is not understood is passed over; a page is made of the rest.
 */
export function readModules(value: unknown): PageModule[] {
  const ids = new Set<string>();
  const modules: PageModule[] = [];
  for (const one of listOf(value)) {
    const module = modules.length < limits.modulesMax ? readModule(one) : null;
    if (!module || ids.has(module.id)) continue;
    ids.add(module.id);
    modules.push(module);
  }
  return modules;
}

export const emptyModule = (id: string, kind: ModuleKind): PageModule => ({
  id,
  kind,
  title: {},
  source: sourceOf(kind, null),
  count: countOf(kind, null),
  items: [],
  html: {},
});

/** The home page of every organisation that has made none of its own, in the order of urgency. */
export const defaultHome: readonly PageModule[] = (
  ['welcome', 'live', 'tasks', 'continue', 'questions', 'community', 'people'] as const
).map((kind) => emptyModule(kind, kind));
