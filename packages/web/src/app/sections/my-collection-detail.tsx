import type { Pages } from '../section-pages.ts';
import { Collection } from '../teams/Collection.tsx';

export const pages: Pages = { myCollection: Collection };
