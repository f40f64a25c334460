import { expect, test } from 'vitest';
import { colorOf, contrast as contrastOf } from './test-contrast.ts';
import { cssVariablesResolver, theme } from './theme.ts';
import { cssName, type Token, tokens } from './tokens.ts';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';

const contrast = (a: string, b: string): number => contrastOf(colorOf(a), colorOf(b));

const grounds = ['paper', 'surface', 'sunken'] as const satisfies Token[];
const pairs: [Token, Token][] = [
  ...(['ink', 'inkSoft', 'pineInk', 'cinnabarInk', 'goldInk'] as const).flatMap((text) =>
    grounds.map((ground): [Token, Token] => [text, ground]),
  ),
  ...(['pineSoft', 'cinnabarSoft', 'goldSoft'] as const).flatMap((ground): [Token, Token][] => [
    ['ink', ground],
    ['inkSoft', ground],
  ]),
  ['pineInk', 'pineSoft'],
  ['cinnabarInk', 'cinnabarSoft'],
  ['goldInk', 'goldSoft'],
  ['onPine', 'pine'],
  ['onPine', 'pineStrong'],
  ['onCinnabar', 'cinnabar'],
  ['onCinnabar', 'cinnabarStrong'],
  ['onGold', 'gold'],
  ['onGold', 'goldStrong'],
];

test.each(pairs)('%s is readable on %s in light and dark', (text, ground) => {
  for (const scheme of [0, 1] as const) {
    expect(contrast(tokens[text][scheme], tokens[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  }
});

test('the edge of a field is seen against what it stands on', () => {
  for (const scheme of [0, 1] as const) {
    expect(contrast(tokens.edge[scheme], tokens.surface[scheme])).toBeGreaterThanOrEqual(3);
  }
});

test('every token is a variable in both schemes', () => {
  const resolved = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  for (const token of Object.keys(tokens) as Token[]) {
    expect(resolved.light[cssName(token)]).toBe(tokens[token][0]);
    expect(resolved.dark[cssName(token)]).toBe(tokens[token][1]);
  }
});

test('a filled part in the dark takes the text token, not white', () => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const colors = merged.variantColorResolver({ theme: merged, color: 'cinnabar', variant: 'filled' });
  expect(colors.color).toBe('var(--on-cinnabar)');
});
