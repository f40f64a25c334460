import type { Pages } from '../section-pages.ts';
import { PersonWithAccounts } from '../teams/PersonWithAccounts.tsx';

export const pages: Pages = { personalHomepage: PersonWithAccounts };
