import type { FileOwner } from '../../files/index.ts';
import { materialPurpose } from './keep-materials.ts';

/** Offered to everybody of the company; files of another are found by nobody. */
export const materialFileOwner: FileOwner = { purpose: materialPurpose, mayRead: () => true };
