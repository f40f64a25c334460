import { type ByRoleOptions, queryAllByLabelText, queryAllByRole } from '@testing-library/react';

export type Text = string | RegExp;
export type Exactness = { readonly exact?: boolean };
export type RoleOptions = Exactness &
  Pick<ByRoleOptions, 'level' | 'checked' | 'selected' | 'expanded' | 'pressed'> & { readonly name?: Text };
/** The elements that fit, below another one, in the order of the page. */
export type Find = (scope: HTMLElement) => HTMLElement[];

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A part of the text in whatever case, unless it has to be exact. */
export function fits(wanted: Text, exact = false): (text: string) => boolean {
  if (wanted instanceof RegExp) return (text) => wanted.test(plain(text));
  const searched = plain(wanted);
  return exact
    ? (text) => plain(text) === searched
    : (text) => plain(text).toLowerCase().includes(searched.toLowerCase());
}

const isHiddenItself = (element: Element): boolean => {
  if (element.hasAttribute('hidden')) return true;
  if (!element.hasAttribute('style')) return false;
  const { display, visibility } = (element as HTMLElement).style;
  return display === 'none' || visibility === 'hidden';
};

/** Style sheets are a browser's matter: hidden is what says so itself, or lies in something that does. */
export function isVisible(element: Element): boolean {
  for (let up: Element | null = element; up; up = up.parentElement) if (isHiddenItself(up)) return false;
  return true;
}

const isHeard = (element: Element): boolean => isVisible(element) && element.closest('[aria-hidden="true"]') === null;

export const byRole =
  (role: string, { name, exact, ...state }: RoleOptions = {}): Find =>
  (scope) => {
    const named = name === undefined ? {} : { name: fits(name, exact) };
    return queryAllByRole(scope, role, { hidden: true, ...state, ...named }).filter(isHeard);
  };

export const byLabel =
  (label: Text, { exact = false }: Exactness = {}): Find =>
  (scope) =>
    queryAllByLabelText(scope, label, { exact });

const silent = 'script, style, noscript, template';

/** The innermost elements with this text. */
export const byText =
  (text: Text, { exact }: Exactness = {}): Find =>
  (scope) => {
    const isWanted = fits(text, exact);
    const has = (element: Element): boolean => !element.matches(silent) && isWanted(element.textContent);
    const isInnermost = (element: Element): boolean => has(element) && ![...element.children].some(has);
    return [...scope.querySelectorAll<HTMLElement>('*')].filter(isInnermost);
  };

export const bySelector =
  (selector: string): Find =>
  (scope) => [...scope.querySelectorAll<HTMLElement>(selector)];
