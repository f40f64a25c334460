import { isolate } from '@shuyuan/contract/kernel/isolate';
import { fallbackLanguage, type Language } from '@shuyuan/contract/kernel/languages';
import { type Group, groups } from '@shuyuan/i18n/groups';
import { createInstance } from 'i18next';
import { currentLanguage } from './language.ts';
import { fetchPack } from './packs/fetch-pack.ts';

export const i18n = createInstance();

export const translate = (key: string, options: Record<string, unknown>): string => i18n.t(key, options);

const isGroup = (name: string): name is Group => groups.some((group) => group === name);
const underWay = new Map<string, Promise<void>>();

/** Whoever reads the page by ear, or judges it, waits for texts that are on their way. */
function markBusy(): void {
  if (underWay.size > 0) document.body.setAttribute('aria-busy', 'true');
  else document.body.removeAttribute('aria-busy');
}

export const isLoaded = (language: Language, group: Group): boolean => i18n.hasResourceBundle(language, group);

/** A language that has no pack of this group yet is served by the fallback. */
async function addPack(language: Language, group: Group): Promise<void> {
  const texts = await fetchPack(language, group);
  if (texts) i18n.addResourceBundle(language, group, texts);
  else if (language !== fallbackLanguage) await loadPack(fallbackLanguage, group);
}

function loadPack(language: Language, group: Group): Promise<void> {
  if (isLoaded(language, group)) return Promise.resolve();
  const key = `${language}/${group}`;
  const begun = underWay.get(key);
  if (begun) return begun;
  // Also after a failure: the next page that needs the pack tries again.
  const loading = addPack(language, group).finally(() => {
    underWay.delete(key);
    // What shows the texts is drawn first.
    setTimeout(markBusy);
  });
  underWay.set(key, loading);
  markBusy();
  return loading;
}

/** Groups some page has asked for: a change of language brings all of them. */
const wanted = new Set<Group>(['common', 'errors']);

export const wantedGroups = (): Group[] => [...wanted];

export async function loadGroups(language: Language, names: readonly Group[]): Promise<void> {
  for (const group of names) wanted.add(group);
  await Promise.all(names.map((group) => loadPack(language, group)));
}

/** I18N-09: packs are complete by their type, so en is fetched only when a text turns out to be missing after all. */
function fetchFallback(_languages: readonly string[], group: string): void {
  if (isGroup(group)) loadPack(fallbackLanguage, group).catch(() => undefined);
}

export async function startI18n(language: Language): Promise<void> {
  await i18n.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    resources: {},
    ns: [],
    // Given keys contain dots and colons (`lang.40101`).
    keySeparator: false,
    nsSeparator: false,
    // React escapes; what passes here is fenced where it is written the other way round.
    interpolation: { escapeValue: true, escape: (value) => isolate(value, currentLanguage()) },
    // Nothing rather than a raw gap where a caller forgot a value.
    missingInterpolationHandler: () => '',
    saveMissing: true,
    missingKeyHandler: fetchFallback,
    // Nothing rather than a raw key while the fallback is on its way.
    parseMissingKeyHandler: () => '',
    react: { bindI18nStore: 'added', useSuspense: false },
  });
}
