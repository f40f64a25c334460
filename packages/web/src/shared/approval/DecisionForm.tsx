import { agree, listProcesses, readProcess, refuse, withdraw } from '@shuyuan/contract/approval/approval.wire';
import { commentMax } from '@shuyuan/contract/approval/approvers';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import classes from './DecisionForm.module.css';

type Process = OutputOf<typeof readProcess>;
type Props = {
  process: Process;
  onResubmit: () => void;
  /** An act was refused: somebody may have been faster, so it is read again. */
  onStale: () => void;
};

const stale = [listProcesses, readProcess];

function useAct<E extends typeof agree | typeof refuse | typeof withdraw>(endpoint: E, done: string) {
  return useWrite(endpoint, { refreshes: stale, onSuccess: () => showNotice(done, 'success') });
}

/** What the reader may do now: decide with a comment, take back, or submit again. Nothing to do shows nothing. */
export function DecisionForm({ process, onResubmit, onStale }: Props) {
  const t = useT('personal');
  const common = useT('common');
  const { can, processInstanceId: id } = process;
  const [comment, setComment] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const agreeing = useAct(agree, t('approvals.agreed'));
  const refusing = useAct(refuse, t('approvals.refused'));
  const withdrawing = useAct(withdraw, t('approvals.withdrawn'));
  const isBusy = agreeing.isPending || refusing.isPending;

  const sendRefusal = () => {
    const isMissing = textLength(comment) === 0;
    setIsReasonMissing(isMissing);
    if (isMissing) input.current?.focus();
    else refusing.mutate({ id, comment }, { onError: onStale });
  };
  if (can.agree || can.refuse)
    return (
      <div className={classes.root}>
        <Textarea
          ref={input}
          label={t('approvals.comment')}
          description={t('approvals.comment.hint')}
          error={isReasonMissing && t('approvals.comment.required')}
          value={comment}
          maxLength={commentMax}
          rows={3}
          onChange={(event) => {
            setComment(event.currentTarget.value);
            setIsReasonMissing(false);
          }}
        />
        <div className={classes.actions}>
          <Button
            variant="default"
            color="cinnabar"
            loading={refusing.isPending}
            disabled={isBusy}
            onClick={sendRefusal}
          >
            {t('approvals.refuse')}
          </Button>
          <Button
            loading={agreeing.isPending}
            disabled={isBusy}
            onClick={() => agreeing.mutate({ id, comment }, { onError: onStale })}
          >
            {t('approvals.agree')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={classes.actions}>
      {can.withdraw && (
        <Button variant="default" onClick={() => setIsWithdrawing(true)}>
          {t('approvals.withdraw')}
        </Button>
      )}
      {can.resubmit && <Button onClick={onResubmit}>{t('approvals.resubmit')}</Button>}
      <ConfirmDialog
        isOpen={isWithdrawing}
        title={t('approvals.withdraw.title')}
        text={t('approvals.withdraw.text')}
        confirmLabel={t('approvals.withdraw')}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isBusy={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate({ id }, { onError: onStale, onSettled: () => setIsWithdrawing(false) })}
        onCancel={() => setIsWithdrawing(false)}
      />
    </div>
  );
}
