import type { Pages } from '../section-pages.ts';
import { ShareIndex } from '../teams/ShareIndex.tsx';

export const pages: Pages = { shareIndex: ShareIndex };
