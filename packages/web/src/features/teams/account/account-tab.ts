import type { ComponentType } from 'react';
import type { TextKey } from '../../../lib/texts.ts';

/** A tab of the page of an account that shows something of another feature. */
export type AccountTab = {
  /** In the address, `?tab=`. */
  readonly name: string;
  readonly label: TextKey<'share'>;
  readonly Content: ComponentType<{ accountId: string }>;
};
