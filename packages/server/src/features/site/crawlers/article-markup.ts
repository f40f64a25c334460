import type { Language } from '@shuyuan/contract/kernel/languages';
import { textIn } from '@shuyuan/contract/site/local-text';
import type { ModuleItem, PageModule } from '@shuyuan/contract/site/page-modules';
import { isOwnPage } from '@shuyuan/contract/site/is-safe-target';
import { escapedText } from './crawler-page.ts';

type Options = { readonly language: Language; readonly clientUrl: string };

/** A page of the client stands behind its hash. */
const addressOf = (target: string, clientUrl: string): string =>
  isOwnPage(target) ? `${clientUrl}#${target}` : target;

function itemMarkup({ text, target, picturePath }: ModuleItem, { language, clientUrl }: Options): string {
  const words = escapedText(textIn(text, language));
  const picture = picturePath === null ? '' : `<img src="${escapedText(picturePath)}" alt="${words}" loading="lazy">`;
  const content = picture + (picture === '' ? words || escapedText(target) : words);
  return target === '' ? content : `<a href="${escapedText(addressOf(target, clientUrl))}">${content}</a>`;
}

/** The modules of an article that hold matter of their own; texts were cleaned when they were saved (D-128). */
export function articleMarkup(modules: readonly PageModule[], options: Options): string {
  const parts = modules.map((module) => {
    const title = textIn(module.title, options.language);
    const head = title === '' ? '' : `<h2>${escapedText(title)}</h2>`;
    if (module.kind === 'text') return head + textIn(module.html, options.language);
    const items = module.items.map((item) => `<li>${itemMarkup(item, options)}</li>`);
    return items.length === 0 ? '' : `${head}<ul>${items.join('')}</ul>`;
  });
  return parts
    .filter(Boolean)
    .map((part) => `<section>${part}</section>`)
    .join('\n');
}
