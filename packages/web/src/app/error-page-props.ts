import type { ErrorPageKind } from '@shuyuan/contract/kernel/error-table';

/** What the router gives the error page. Without `kind` and `message` both follow from the number (ERR-10, D-020). */
export type ErrorPageProps = {
  /** The number of the address, or a word of ours: `container`, `not-found`. */
  readonly code: string;
  readonly kind?: ErrorPageKind;
  readonly message?: string;
  /** ERR-12, D-022 */
  readonly onClose: () => void;
};
