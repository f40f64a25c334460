import type { Language } from '@shuyuan/contract/kernel/languages';
import { useTranslation } from 'react-i18next';
import type { ApiError } from './api-error.ts';
import { valuesOf } from './refusal-values.ts';
import type { Packs, TextGroup } from './text-groups.ts';
import {
  currentLanguage,
  lendLanguage,
  markDocument,
  onLanguageOfOtherTab,
  rememberLanguage,
  useLanguageStore,
} from './language.ts';
import { savePreference } from './preferences.ts';
import { refusalGroup } from './refusal-groups.ts';
import { i18n, isLoaded, loadGroups, startI18n, translate, wantedGroups } from './text-packs.ts';

export { loadGroups };

export type TextKey<G extends TextGroup> = keyof Packs[G] & string;
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<G extends TextGroup> = (key: TextKey<G>, values?: TextValues) => string;

/** Before the first render, so that nobody ever sees a raw key. */
export async function initTexts(): Promise<void> {
  const language = currentLanguage();
  markDocument(language);
  await startI18n(language);
  await loadGroups(language, wantedGroups());
}

let lastWish: Language | null = null;

type ShowOptions = {
  /** False: it is another one again soon, and the next visit knows nothing of it. */
  readonly isKept?: boolean;
};

/** Shows the client in a language without telling the server (D-036: the profile, on signing in). */
export async function showLanguage(language: Language, { isKept = true }: ShowOptions = {}): Promise<void> {
  lastWish = language;
  if (language === currentLanguage()) return;
  await loadGroups(language, wantedGroups());
  // Two quick changes may finish in the other order.
  if (lastWish !== language) return;
  if (isKept) rememberLanguage(language);
  else lendLanguage(language);
  await i18n.changeLanguage(language);
}

/** All tabs of a browser speak one language: a change in one of them reaches the others without a reload. */
export const followOtherTabs = (): (() => void) =>
  onLanguageOfOtherTab((language) => {
    // Packs that cannot be fetched leave this tab in the language it has.
    showLanguage(language).catch(() => undefined);
  });

async function setLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  await savePreference({ language });
}

/** The language in use and the way to change it, here and in the profile. */
export const useLanguage = (): { language: Language; setLanguage: (language: Language) => Promise<void> } => ({
  language: useLanguageStore((state) => state.language),
  setLanguage,
});

/** Texts of one group. A key that is not in the Chinese pack does not compile. */
export function useT<G extends TextGroup>(group: G): Translate<G> {
  const { t } = useTranslation(group, { i18n });
  // A part that stands on a page of another prefix brings its pack itself; its texts appear when it is there.
  if (!isLoaded(currentLanguage(), group)) loadGroups(currentLanguage(), [group]).catch(() => undefined);
  // i18next types what it finds in its resources; ours are typed by the packs.
  return t as unknown as Translate<G>;
}

/** The same outside of React. */
export const textOf = <G extends TextGroup>(group: G, key: TextKey<G>, values?: TextValues): string =>
  translate(key, { ...values, ns: group });

const limitNames: ReadonlySet<string> = new Set(['max', 'limit']);

/** What a text says where something it names is not known: an address of the error page has no values. */
function textWithout(missing: readonly string[], number: number): string {
  const ofLimit = missing.every((name) => limitNames.has(name)) ? 'plain.limit' : 'lang.2';
  const own = `plain.${number}`;
  const group = refusalGroup(own);
  return group ? translate(own, { ns: group }) : translate(ofLimit, { ns: 'errors' });
}

/** ERR-08, ERR-10: the text of a number of the error table; null when this client knows none. */
export function textOfNumber(number: number, values: TextValues = {}): string | null {
  const key = `lang.${number}`;
  const group = refusalGroup(key);
  if (!group) return null;
  const names = [...translate(key, { ns: group, skipInterpolation: true }).matchAll(/\{\{(\w+)\}\}/g)];
  const missing = names.map(([, name = '']) => name).filter((name) => (values[name] ?? '') === '');
  return missing.length > 0 ? textWithout(missing, number) : translate(key, { ...values, ns: group });
}

/** The text of a refusal with everything its answer says. */
export const textOfRefusal = (error: ApiError): string | null =>
  error.number === null ? null : textOfNumber(error.number, valuesOf(error));
