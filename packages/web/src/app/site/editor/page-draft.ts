import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Language } from '@shuyuan/contract/kernel/languages';
import type { LocalText } from '@shuyuan/contract/site/local-text';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import type { readManagedPage, savePage } from '@shuyuan/contract/site/page.wire';
import type { PageContent } from '@shuyuan/contract/site/page-kinds';

/** As much of a page as is worked on. */
export const pageDraft = ({ title, description, modules }: PageContent): PageContent => ({
  title,
  description,
  modules,
});

/** As it is saved: addresses of pictures are the server's to know. */
export const inputOf = (content: PageContent): Omit<InputOf<typeof savePage>, 'id' | 'revision'> => ({
  ...content,
  modules: content.modules.map((module) => ({
    ...module,
    items: module.items.map(({ text, target, pictureId }) => ({ text, target, pictureId })),
  })),
});

/** A text in one of its languages; emptied it falls back to another one. */
export function withText(texts: LocalText, language: Language, text: string): LocalText {
  const { [language]: _, ...others } = texts;
  return text.trim() === '' ? others : { ...others, [language]: text };
}

/** The modules with one of them before or after another; itself is no place to go. */
export function moved(
  modules: readonly PageModule[],
  id: string,
  { beside, half }: { readonly beside: string; readonly half: 'before' | 'after' },
): PageModule[] {
  const module = modules.find((one) => one.id === id);
  if (!module || id === beside) return [...modules];
  const rest = modules.filter((one) => one.id !== id);
  const at = rest.findIndex((one) => one.id === beside) + (half === 'after' ? 1 : 0);
  return rest.toSpliced(at, 0, module);
}

/** Where one step up or down leads; undefined at either end. */
export const neighbourOf = (
  modules: readonly PageModule[],
  id: string,
  step: 'up' | 'down',
): PageModule | undefined => {
  const at = modules.findIndex((one) => one.id === id);
  const to = step === 'up' ? at - 1 : at + 1;
  return at < 0 || to < 0 ? undefined : modules[to];
};

/** An id that no module of the page has. */
export function freshId(modules: readonly PageModule[], kind: string): string {
  let number = 1;
  while (modules.some(({ id }) => id === `${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}

export type ManagedPage = OutputOf<typeof readManagedPage>;
