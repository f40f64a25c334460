import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const grave = new Set<string | null | undefined>(['serious', 'critical']);

/** Rules that find nothing grave by axe's own measure: what they found was left out. */
const lesserRules = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];
const withoutLesser = Object.fromEntries(lesserRules.map((rule) => [rule, { enabled: false }]));

type Barriers = readonly {
  readonly id: string;
  readonly help: string;
  readonly impact?: string | null | undefined;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string | undefined }[];
}[];

declare global {
  interface Window {
    /** The rules, once a page was examined. */
    axe?: {
      readonly configure: (settings: { noHtml: boolean }) => void;
      readonly run: (part: string, options: object) => Promise<{ violations: Barriers }>;
    };
  }
}

type Examination = { readonly part: string; readonly options: object };

/** Runs in the page. The markup of what was examined is not kept: nobody reads it, and most of it is in order. */
async function examineAgain({ part, options }: Examination): Promise<Barriers | null> {
  if (!window.axe) return null;
  window.axe.configure({ noHtml: true });
  const { violations } = await window.axe.run(part, options);
  return violations.map(({ id, help, impact, nodes }) => ({
    id,
    help,
    impact,
    nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  }));
}

/**
 * The builder's own way examines frames of other origins from a blank tab and loads the rules twice each time: three
 * seconds a look. A page without frames is examined in place, with the rules that are there from the look before.
 */
async function examine(page: Page, part: string, isByContrast: boolean): Promise<Barriers> {
  const hasFrames = page.frames().length > 1;
  const rules = { ...withoutLesser, 'color-contrast': { enabled: isByContrast } };
  const options = { resultTypes: ['violations' as const], preload: { assets: ['media'] }, rules };
  const known = hasFrames ? null : await page.evaluate(examineAgain, { part, options });
  if (known) return known;
  const builder = new AxeBuilder({ page }).setLegacyMode(!hasFrames).options(options);
  return (await builder.include(part).analyze()).violations;
}

type Scope = {
  readonly part?: string | undefined;
  /** The table of looks judges contrast by itself, in a fraction of the time. */
  readonly isByContrast?: boolean;
};

/** Runs in the page. */
const isStill = (): boolean =>
  document.body.getAttribute('aria-busy') !== 'true' &&
  document.getAnimations().every(({ playState }) => playState !== 'running');

/**
 * A colour on its way from one theme to the other is no contrast anyone reads, and a part whose texts are on their way
 * has no names yet.
 */
export async function settle(page: Page): Promise<void> {
  if (!(await page.evaluate(isStill))) await page.waitForFunction(isStill);
}

/** Every serious or critical barrier of the page, or of a part of it, with the elements it concerns. */
export async function findBarriers(page: Page, { part = 'html', isByContrast = true }: Scope = {}): Promise<string[]> {
  await settle(page);
  const barriers = await examine(page, part, isByContrast);
  return barriers
    .filter(({ impact }) => grave.has(impact))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${help} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
      ),
    );
}

/** Fails with every serious or critical barrier of the page. */
export async function axe(page: Page, part = 'html'): Promise<void> {
  const barriers = await findBarriers(page, { part });
  if (barriers.length > 0) throw new Error(`barriers at ${page.url()}\n  ${barriers.join('\n  ')}`);
}

/** Drawing a whole page takes as long as judging it: pictures are made where somebody asks for them. */
const isPictured = process.env['LOOKS'] === 'pictures';

/** A picture for people to look at: `test-results/shots/<name>.png`. */
export async function shot(page: Page, name: string): Promise<void> {
  if (!isPictured) return;
  mkdirSync('test-results/shots', { recursive: true });
  await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage: true });
}

const phone = { width: 390, height: 844 };

/** Judged as it stands on a desk and in the hand, and kept as pictures. */
export async function look(page: Page, name: string): Promise<void> {
  const desk = page.viewportSize();
  await axe(page);
  await shot(page, `${name}-desk`);
  await page.setViewportSize(phone);
  await axe(page);
  await shot(page, `${name}-hand`);
  if (desk) await page.setViewportSize(desk);
}
