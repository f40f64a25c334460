import { type ComponentType, createContext } from 'react';
import type { TextKey } from '../../../lib/texts.ts';

/** What other features show on the page of an account; the app puts it here, because features never meet. */
export type AccountPart = {
  /** In the address, `?tab=`. */
  readonly name: string;
  readonly label: TextKey<'share'>;
  readonly Content: ComponentType<{ accountId: string }>;
};

export const AccountPartsContext = createContext<readonly AccountPart[]>([]);
