import { useState } from 'react';
import { showNotice } from '../../../../lib/notices.ts';
import { presentError } from '../../../../lib/present-error.ts';
import { textOf } from '../../../../lib/texts.ts';
import { isUnderDialog, useLeavingGuard } from '../../../../lib/use-leaving-guard.ts';
import type { LiveDetail } from '../../manage/managed-live.ts';
import type { LiveSettings } from '../../manage/use-live-settings.ts';
import type { LiveDraft } from '../live-draft.ts';
import type { FooterAction } from '../LiveFooter.tsx';
import { postedFields } from '../posted-fields.ts';
import { useCreation } from './use-creation.ts';
import { useLiveDraft } from '../use-live-draft.ts';

export type NewLiveOptions = {
  readonly isOpen: boolean;
  readonly settings: LiveSettings;
  /** The room is there; what was wanted can be done, until the form is left. */
  readonly onReady: (live: LiveDetail, wanted: FooterAction, signal: AbortSignal) => Promise<void>;
  readonly onClose: () => void;
};

/** C-19: what each button of a new live leads to. */
export function useNewLive(initial: LiveDraft, { isOpen, settings, onReady, onClose }: NewLiveOptions) {
  const { supplier } = settings;
  const form = useLiveDraft({ initial, supplier, isStartLocked: false });
  const creation = useCreation(settings, isOpen);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isBusy = creation.state.step !== 'rest';
  const leaving = useLeavingGuard(isOpen && (form.isDirty || creation.isMade || isBusy), isUnderDialog);
  const wish = () => ({ liveType: form.draft.liveType, fields: postedFields(form.draft, supplier) });
  const fail = (error: unknown): void => {
    // Nobody sees the fields of a form that was left: that nothing came of it is said all the same.
    if (creation.isLeft() || !form.place(error)) presentError(error, [], 'action');
  };

  const want = async (wanted: FooterAction): Promise<void> => {
    if (!form.validate()) return;
    if (wanted.kind === 'approval') {
      setIsSubmitting(true);
      return;
    }
    try {
      const ready = await creation.prepare(wish());
      if (!ready) return;
      // What leads into the room is what was wanted: nobody is asked whether they want to leave the form for it.
      leaving.free();
      await onReady(ready.live, wanted, ready.signal);
    } catch (error) {
      fail(error);
    }
  };
  /** LIVE-CREATE-06: it waits for its approvers; there is nothing more to see here. */
  const submit = async (summary: string): Promise<void> => {
    try {
      await creation.send({ ...wish(), summary });
      showNotice(textOf('activity', 'live.approval.submitted'), 'success');
      onClose();
    } catch (error) {
      fail(error);
    } finally {
      setIsSubmitting(false);
    }
  };
  return {
    form,
    state: creation.state,
    isMade: creation.isMade,
    leaving,
    isSubmitting,
    stopSubmitting: () => setIsSubmitting(false),
    want,
    submit,
  };
}
