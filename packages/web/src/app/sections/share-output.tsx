import { TeamLedgerRoute } from '../ledger/TeamLedgerRoute.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { shareOutput: TeamLedgerRoute };
