import type { Language } from '@shuyuan/contract/kernel/languages';
import type { LocalText } from '@shuyuan/contract/site/local-text';
import { type PageContent, type PageKind, fitting, readContent } from '@shuyuan/contract/site/page-kinds';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { cleanText, hasTooManyTags } from '../../community/index.ts';
import { refuseSensitive } from '../../system/index.ts';

/** Texts stand beside pictures of a banner; a text of its own has none. */
const picture = /<img\b[^>]*>/g;

function cleaned(html: LocalText): { readonly html: LocalText; readonly texts: readonly string[] } {
  const clean: Partial<Record<Language, string>> = {};
  const texts: string[] = [];
  for (const [language, written] of Object.entries(html)) {
    demand(!hasTooManyTags(written), 'request.invalid');
    const { html: kept, text } = cleanText(written.replaceAll(picture, ''));
    if (text === '') continue;
    // `Object.entries` forgets what the keys of a text are.
    clean[language as Language] = kept;
    texts.push(text);
  }
  return { html: clean, texts };
}

/** A page as an administrator wrote it, with nothing left that is not on the list (D-128) and no banned word (D-127). */
export async function cleanContent(ctx: Context, kind: PageKind, input: unknown): Promise<PageContent> {
  const read = readContent(input);
  const texts: (string | undefined)[] = [...Object.values(read.title), ...Object.values(read.description)];
  const modules = fitting(kind, read.modules).map((module) => {
    const { html, texts: words } = cleaned(module.html);
    texts.push(...Object.values(module.title), ...words, ...module.items.flatMap(({ text }) => Object.values(text)));
    return { ...module, html };
  });
  await refuseSensitive(ctx, texts);
  return { ...read, modules };
}
