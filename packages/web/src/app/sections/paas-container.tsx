import { ContainerPage } from '../container/ContainerPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { container: ContainerPage };
