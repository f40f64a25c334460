import type { Page } from 'playwright-core';
import { findBarriers, settle, shot } from '../looking.ts';
import { nothingLoads } from '../waiting.ts';
import { findFaults } from './find-faults.ts';
import type { Look, LookLanguage } from './look-table.ts';
import { turnTo } from './turn-language.ts';

type Variant = {
  readonly language: LookLanguage;
  readonly width: 'desktop' | 'phone';
  readonly theme: 'light' | 'dark';
  readonly isByAxe?: true;
};

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** The variant a state is reached in. */
const first: Variant = { language: 'cn', width: 'desktop', theme: 'light', isByAxe: true };

/**
 * Two variants are judged by the rules of axe, all of them by contrast and geometry: what else axe finds lies in the
 * markup, which themes and widths share. Both widths and languages are judged whole. In this order one thing changes at
 * a time.
 */
const variants: readonly Variant[] = [
  first,
  { language: 'cn', width: 'desktop', theme: 'dark' },
  { language: 'cn', width: 'phone', theme: 'dark' },
  { language: 'cn', width: 'phone', theme: 'light' },
  { language: 'ar', width: 'phone', theme: 'light' },
  { language: 'ar', width: 'phone', theme: 'dark', isByAxe: true },
  { language: 'ar', width: 'desktop', theme: 'dark' },
  { language: 'ar', width: 'desktop', theme: 'light' },
];

/** The night run judges every variant by every rule. */
const isWhole = process.env['LOOKS'] === 'whole';

const shownThemes = new WeakMap<Page, Variant['theme']>();

/** A language is turned to where the variant before had another one. */
async function show(page: Page, { language, width, theme }: Variant, before?: Variant): Promise<void> {
  if (shownThemes.get(page) !== theme) await page.emulateMedia({ colorScheme: theme });
  shownThemes.set(page, theme);
  if (page.viewportSize()?.width !== sizes[width].width) await page.setViewportSize(sizes[width]);
  if (before?.language !== language) await turnTo(page, language);
}

export async function showFirst(page: Page): Promise<void> {
  await show(page, first);
  await settle(page);
}

const dialog = '[role="dialog"][aria-modal="true"]';
/** The addresses whose page was examined in a tab without a dialog over it. */
const examinedAddresses = new WeakMap<Page, Set<string>>();

/** The part axe examines: of a dialog over a page it examined before at the same address, the dialog. */
export async function partToExamine(page: Page): Promise<string | undefined> {
  const examined = examinedAddresses.get(page) ?? new Set();
  examinedAddresses.set(page, examined);
  const isCovered = (await page.locator(dialog).filter({ visible: true }).count()) > 0;
  if (isCovered) return examined.has(page.url()) ? dialog : undefined;
  examined.add(page.url());
  return undefined;
}

/** Judges the state the page is in, in all languages, widths and themes, and leaves it in the first of them. */
export async function judge(page: Page, { name, part, isLoading, isDesktopOnly = false }: Look): Promise<string[]> {
  const faults: string[] = [];
  if (!isLoading) await nothingLoads(page);
  const examined = part ?? (isWhole ? undefined : await partToExamine(page));
  // A click leaves the mouse where another width shows something else, which would then be judged as pointed at.
  await page.mouse.move(0, 0);
  let before: Variant | undefined;
  for (const variant of variants.filter(({ width }) => width === 'desktop' || !isDesktopOnly)) {
    await show(page, variant, before);
    before = variant;
    const isByAxe = variant.isByAxe || isDesktopOnly || isWhole;
    const found = isByAxe ? await findBarriers(page, { part: examined, isByContrast: isWhole }) : [];
    found.push(...(await findFaults(page)));
    const shown = `${variant.language} ${variant.theme} ${variant.width}`;
    faults.push(...found.map((fault) => `${name}, ${shown}: ${fault}`));
    await shot(page, `${name}-${shown.replaceAll(' ', '-')}`);
  }
  await showFirst(page);
  return faults;
}
