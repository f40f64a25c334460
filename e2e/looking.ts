import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const grave = new Set<string | null | undefined>(['serious', 'critical']);

/** Fails with every serious or critical barrier of the page as it stands, and the elements it concerns. */
export async function axe(page: Page): Promise<void> {
  // A colour on its way from one theme to the other is no contrast anyone reads.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const barriers = violations.filter(({ impact }) => grave.has(impact));
  if (barriers.length === 0) return;
  const lines = barriers.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(
      ({ target, failureSummary }) => `    ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  ]);
  throw new Error(`barriers at ${page.url()}\n  ${lines.join('\n  ')}`);
}

/** A picture for people to look at: `test-results/shots/<name>.png`. */
export async function shot(page: Page, name: string): Promise<void> {
  mkdirSync('test-results/shots', { recursive: true });
  await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage: true });
}
