import type { DialogRequest } from '../lib/dialogs.ts';

/** What the host gives every dialog. A closed one stays until the next is opened, so that it may close with its motion. */
export type DialogProps = {
  readonly request: DialogRequest['props'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};
