import { ApplyPage } from '../../features/teams/apply/ApplyPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { certificationAccount: ApplyPage };
