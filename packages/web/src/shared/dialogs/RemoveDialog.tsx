import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { Endpoint, InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { ReactNode } from 'react';
import { claimedText } from '../../lib/claimed-text.ts';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

type Props<E extends Endpoint> = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** The notice once it is gone. */
  doneText: string;
  endpoint: E;
  input: InputOf<E>;
  /** Reads that still show it. */
  refreshes: readonly Endpoint[];
  /** Refusals shown inside the dialog, which stays open. Any other failure is shown where all are, and closes it. */
  claims?: readonly ErrorCode[];
  /** Something the question depends on is still being read. */
  isLoading?: boolean;
  onRemoved?: (() => void) | undefined;
  onClose: () => void;
};

/**
 * Asks before something is deleted, revoked or taken away, and sends the call. Render it to ask; `onClose` takes it
 * away, whatever the outcome.
 */
export function RemoveDialog<E extends Endpoint>(props: Props<E>) {
  const { title, text, confirmLabel, doneText, endpoint, input, refreshes, claims = [], isLoading = false } = props;
  const { onRemoved, onClose } = props;
  const common = useT('common');
  const remove = useWrite(endpoint, {
    claims,
    refreshes,
    onSuccess: () => {
      showNotice(doneText, 'success');
      onClose();
      onRemoved?.();
    },
  });
  const closeUnlessClaimed = (error: Error): void => {
    if (claimedText(error, claims) === null) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={remove.isPending || isLoading}
      error={claimedText(remove.error, claims)}
      onConfirm={() => remove.mutate(input, { onError: closeUnlessClaimed })}
      onCancel={onClose}
    />
  );
}
