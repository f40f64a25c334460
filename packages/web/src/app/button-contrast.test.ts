import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { blend, type Color, colorOf, contrast } from './test-contrast.ts';
import { cssVariablesResolver, theme } from './theme.ts';

/** The colours and variants buttons of this client are drawn in, and what they may stand on. */
const colors = ['pine', 'cinnabar', 'gold', 'gray'] as const;
const variants = ['filled', 'light', 'subtle', 'default', 'outline', 'transparent'] as const;
const grounds = ['paper', 'surface', 'sunken'] as const;
const schemes = ['light', 'dark'] as const;

const merged = mergeMantineTheme(DEFAULT_THEME, theme);

/** The variables of a page in a scheme, as the kit writes them and ours after them. */
function variablesIn(scheme: (typeof schemes)[number]): (value: string) => Color {
  const [kit, ours] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)];
  const all: Record<string, string> = { ...kit.variables, ...kit[scheme], ...ours.variables, ...ours[scheme] };
  const resolve = (value: string): Color => {
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return name === undefined ? colorOf(value) : resolve(all[name] ?? `unknown ${name}`);
  };
  return resolve;
}

const cases = schemes.flatMap((scheme) =>
  colors.flatMap((color) => variants.map((variant) => [scheme, color, variant] as const)),
);
/** Grey is the colour of quiet buttons: none is filled with it. */
const used = cases.filter(([, color, variant]) => color !== 'gray' || variant !== 'filled');

test.each(used)('in the %s a %s button that is %s is readable, also under the pointer', (scheme, color, variant) => {
  const resolve = variablesIn(scheme);
  const drawn = merged.variantColorResolver({ theme: merged, color, variant });
  const text = resolve(drawn.hoverColor ?? drawn.color);
  for (const ground of grounds) {
    const below = resolve(`var(--${ground})`);
    expect(contrast(resolve(drawn.color), blend(resolve(drawn.background), below)), ground).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, blend(resolve(drawn.hover), below)), `hover on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});
