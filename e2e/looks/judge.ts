import type { Page } from 'playwright-core';
import { findBarriers, settle, shot } from '../looking.ts';
import { findContrastFaults } from './contrast.ts';
import { findGeometryFaults } from './geometry.ts';
import type { LookLanguage } from './look-table.ts';

type Width = 'desktop' | 'phone';
type Theme = 'light' | 'dark';
type Variant = { readonly width: Width; readonly theme: Theme };

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/**
 * The first variant of a language is judged by every rule of axe, all of them by contrast and geometry: what else axe
 * finds lies in the markup, which themes and widths share. Both widths are judged whole, each in one language.
 */
const variantsOf: Readonly<Record<LookLanguage, readonly Variant[]>> = {
  cn: [
    { width: 'desktop', theme: 'light' },
    { width: 'desktop', theme: 'dark' },
    { width: 'phone', theme: 'dark' },
    { width: 'phone', theme: 'light' },
  ],
  ar: [
    { width: 'phone', theme: 'dark' },
    { width: 'phone', theme: 'light' },
    { width: 'desktop', theme: 'light' },
    { width: 'desktop', theme: 'dark' },
  ],
};

/** The night run judges every variant by every rule. */
const isWhole = process.env['LOOKS'] === 'whole';

const shownThemes = new WeakMap<Page, Theme>();

async function show(page: Page, { width, theme }: Variant): Promise<void> {
  if (shownThemes.get(page) !== theme) await page.emulateMedia({ colorScheme: theme });
  shownThemes.set(page, theme);
  if (page.viewportSize()?.width !== sizes[width].width) await page.setViewportSize(sizes[width]);
  await settle(page);
}

export const showFirst = (page: Page, language: LookLanguage): Promise<void> =>
  show(page, variantsOf[language][0] ?? { width: 'desktop', theme: 'light' });

/** Judges the state the page is in, in all widths and themes. */
export async function judge(
  page: Page,
  { name, language, part }: { name: string; language: LookLanguage; part?: string | undefined },
): Promise<string[]> {
  const faults: string[] = [];
  // A click leaves the mouse where another width shows something else, which would then be judged as pointed at.
  await page.mouse.move(0, 0);
  for (const [index, variant] of variantsOf[language].entries()) {
    await show(page, variant);
    const isByAxe = index === 0 || isWhole;
    const found = isByAxe ? await findBarriers(page, { part }) : [];
    found.push(...(await findGeometryFaults(page)), ...(await findContrastFaults(page)));
    faults.push(...found.map((fault) => `${name}, ${language} ${variant.theme} ${variant.width}: ${fault}`));
    await shot(page, `${name}-${language}-${variant.theme}-${variant.width}`);
  }
  return faults;
}
