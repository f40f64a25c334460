import type { Pages } from '../sections.ts';

export const pages: Pages = {};
