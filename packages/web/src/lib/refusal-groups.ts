import { currentLanguage } from './language.ts';
import { i18n, loadGroups } from './text-packs.ts';

/** The group that has a text of refusals, among those that are loaded. */
export const refusalGroup = (key: string): 'errors' | 'refusals' | undefined =>
  (['errors', 'refusals'] as const).find((group) => i18n.exists(key, { ns: group }));

/** A page outside the features has no refusals of theirs yet. Packs that cannot be had leave the text for unknown numbers. */
export async function loadRefusalText(number: number | null): Promise<void> {
  if (number === null || refusalGroup(`lang.${number}`)) return;
  await loadGroups(currentLanguage(), ['refusals']).catch(() => undefined);
}
