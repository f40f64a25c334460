import './mantine.css';
import './global.css';
import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core';
import { cinnabar, dark, gold, gray, pine } from './shades.ts';
import { cssName, type Token, tokens } from './tokens.ts';

const ours: ReadonlySet<string> = new Set(['pine', 'cinnabar', 'gold']);

/** A light hue under white text fails 4.5 : 1 in the dark, so the text on a filled part is a token of its own. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input);
  const color = input.color ?? input.theme.primaryColor;
  if (!ours.has(color)) return usual;
  if (input.variant === 'filled') {
    return { ...usual, background: `var(--${color})`, hover: `var(--${color}-strong)`, color: `var(--on-${color})` };
  }
  if (input.variant === 'default') return usual;
  const text = `var(--${color}-ink)`;
  // The kit lays a twelfth of the hue over whatever is below: its own text is not readable on that.
  const soft = `var(--${color}-soft)`;
  if (input.variant === 'light') return { ...usual, background: soft, hover: soft, color: text };
  return { ...usual, color: text, ...(usual.hover !== 'transparent' && { hover: soft }) };
};

export const theme = createTheme({
  colors: { pine, cinnabar, gold, gray, dark },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  white: '#FFFFFF',
  black: tokens.ink[0],
  variantColorResolver,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-text)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.3' },
      h2: { fontSize: '1.5rem', lineHeight: '1.35' },
      h3: { fontSize: '1.25rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.5', sm: '1.6', md: '1.6', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Its focusable placeholder is no menu item: screen readers then lose count of the items.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { radius: 'lg', centered: true, overlayProps: { backgroundOpacity: 0.45 } } },
  },
});

const inScheme = (scheme: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([token, pair]) => [cssName(token), pair[scheme]]));

const varOf = (token: Token): string => `var(${cssName(token)})`;

/** Where Mantine would compute a colour of its own, it is given one of ours. */
const mantineColors: Record<string, string> = {
  '--mantine-color-body': varOf('paper'),
  '--mantine-color-text': varOf('ink'),
  '--mantine-color-bright': varOf('ink'),
  '--mantine-color-dimmed': varOf('inkSoft'),
  '--mantine-color-placeholder': varOf('inkSoft'),
  '--mantine-color-anchor': varOf('pineInk'),
  '--mantine-color-error': varOf('cinnabarInk'),
  '--mantine-color-success': varOf('pineInk'),
  '--mantine-color-default': varOf('surface'),
  '--mantine-color-default-hover': varOf('sunken'),
  '--mantine-color-default-color': varOf('ink'),
  '--mantine-color-default-border': varOf('line'),
  '--mantine-color-disabled': varOf('sunken'),
  '--mantine-color-disabled-color': varOf('inkSoft'),
  '--mantine-color-disabled-border': varOf('line'),
  '--mantine-primary-color-filled': varOf('pine'),
  '--mantine-primary-color-filled-hover': varOf('pineStrong'),
  '--mantine-primary-color-contrast': varOf('onPine'),
  '--mantine-primary-color-light': varOf('pineSoft'),
  '--mantine-primary-color-light-hover': varOf('pineSoft'),
  '--mantine-primary-color-light-color': varOf('pineInk'),
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...inScheme(0),
    ...mantineColors,
    '--shadow': '0 1px 2px rgb(31 35 40 / 4%), 0 8px 24px rgb(31 35 40 / 10%)',
  },
  dark: { ...inScheme(1), ...mantineColors, '--shadow': '0 1px 2px rgb(0 0 0 / 30%), 0 8px 28px rgb(0 0 0 / 45%)' },
});
