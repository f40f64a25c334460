import { actionTypeOf, typeInForce } from '@shuyuan/contract/live/live-form';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ApprovalSubmission } from './ApprovalSubmission.tsx';
import { CreationProgress } from './CreationProgress.tsx';
import { freshDraftAt } from '../live-draft.ts';
import { LiveFields } from '../fields/LiveFields.tsx';
import { LiveFooter } from '../LiveFooter.tsx';
import { LiveFormFrame } from '../LiveFormFrame.tsx';
import classes from './NewLiveForm.module.css';
import { type NewLiveOptions, useNewLive } from './use-new-live.ts';

/** LIVE-FORM-01: a live that is to be. */
export function NewLiveForm({ isOpen, settings, onReady, onClose }: NewLiveOptions) {
  const t = useT('activity');
  const { supplier, isApprovalOn } = settings;
  const [initial] = useState(() => {
    const fresh = freshDraftAt(Date.now());
    return { ...fresh, liveType: typeInForce(fresh.liveType, isApprovalOn) };
  });
  const [isCoverBusy, setIsCoverBusy] = useState(false);
  const live = useNewLive(initial, { isOpen, settings, onReady, onClose });
  const { form, state, isMade } = live;
  const { draft } = form;
  const typeLock = isApprovalOn ? t('live.form.lock.approval') : isMade ? t('live.form.lock.made') : undefined;
  const isBusy = state.step !== 'rest';
  return (
    <>
      <LiveFormFrame
        isOpen={isOpen}
        title={t('live.form.create')}
        isDirty={form.isDirty}
        leaving={live.leaving}
        isMade={isMade || isBusy}
        status={<CreationProgress state={state} />}
        footer={
          <LiveFooter
            actionType={actionTypeOf({ ...settings, liveMode: draft.liveMode, liveType: draft.liveType })}
            isBusy={isBusy}
            waitingReason={isCoverBusy ? t('live.form.cover.sending') : undefined}
            onWant={(wanted) => void live.want(wanted)}
          />
        }
        onClose={onClose}
      >
        <fieldset disabled={isBusy} className={classes.fields}>
          <LiveFields
            draft={draft}
            supplier={supplier}
            earliest={form.earliest}
            locks={{
              liveType: typeLock,
              startTime: undefined,
              shareScope: undefined,
              price: undefined,
              liveMode: undefined,
            }}
            errorOf={form.errorOf}
            onChange={form.change}
            onCoverBusy={setIsCoverBusy}
          />
        </fieldset>
      </LiveFormFrame>
      {isOpen && live.isSubmitting && draft.startTime !== null && (
        <ApprovalSubmission
          startTime={draft.startTime}
          isBusy={isBusy}
          onSubmit={(summary) => void live.submit(summary)}
          onClose={live.stopSubmitting}
        />
      )}
    </>
  );
}
