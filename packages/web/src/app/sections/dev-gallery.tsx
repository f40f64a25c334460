import { GalleryPage } from '../GalleryPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { gallery: GalleryPage };
