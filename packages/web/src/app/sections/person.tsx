import { PersonalHomepage } from '../../features/people/PersonalHomepage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { personalHomepage: PersonalHomepage };
