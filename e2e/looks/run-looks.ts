import type { Page } from 'playwright-core';
import { journey, type Stage } from '../journey.ts';
import { describe } from '../perform.ts';
import { storeSignIn } from '../signing-in.ts';
import { wordsOf } from '../words.ts';
import { groups } from './groups.ts';
import { judge, showFirst } from './judge.ts';
import { type Look, type LookGroup, type LookLanguage, visitor } from './look-table.ts';

const locales = { cn: 'zh-CN', ar: 'ar' } as const;

/** A tab for each person, opened when the first row needs it; what a row with clicks left behind is loaded anew. */
function openTabs({ page: first, url, elsewhere }: Stage) {
  const tabs = new Map<string, Page>();
  let current: Page = first;
  let isUntouched = true;
  return async ({ as, at, open }: Look): Promise<Page> => {
    if (as !== undefined) {
      const known = tabs.get(as);
      current = known ?? (tabs.size === 0 ? first : await elsewhere());
      tabs.set(as, current);
      if (!known && as !== visitor) await storeSignIn(current, url, as);
      isUntouched = isUntouched && known !== undefined;
    }
    if (at !== undefined) {
      // A hash alone changes the page in place, with whatever dialog stands open on it.
      if (!isUntouched) await current.goto('about:blank');
      await current.goto(`${url}#/${at}`);
    }
    isUntouched = open === undefined;
    return current;
  };
}

async function lookAtAll(stage: Stage, { looks }: LookGroup, language: LookLanguage): Promise<void> {
  const show = openTabs(stage);
  const [word, notes] = [wordsOf(language), new Map<string, string>()];
  const faults: string[] = [];
  for (const look of looks) {
    try {
      const page = await show(look);
      await showFirst(page, language);
      await look.open?.({ page, url: stage.url, language, word, notes });
      faults.push(...(await judge(page, { name: look.name, language, part: look.part })));
    } catch (error) {
      faults.push(`${look.name}, ${language}: ${describe(error)}`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** A journey for each group of the table, in one language. */
export function registerLooks(language: LookLanguage): void {
  const options = { locale: locales[language], reducedMotion: 'reduce', minutes: 5 } as const;
  for (const group of groups)
    journey(`${group.title} (${language})`, (stage) => lookAtAll(stage, group, language), options);
}
