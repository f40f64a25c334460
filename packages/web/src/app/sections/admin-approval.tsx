import type { Pages } from '../section-pages.ts';

export const pages: Pages = {};
