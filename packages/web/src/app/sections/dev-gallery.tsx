import { GalleryPage } from '../GalleryPage.tsx';
import type { Pages } from '../sections.ts';

export const pages: Pages = { gallery: GalleryPage };
