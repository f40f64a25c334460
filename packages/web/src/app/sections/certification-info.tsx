import { ApplicationsPage } from '../../features/teams/apply/ApplicationsPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { certificationInfo: ApplicationsPage };
