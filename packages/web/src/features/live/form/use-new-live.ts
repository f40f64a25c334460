import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { presentError } from '../../../lib/present-error.ts';
import { textOf } from '../../../lib/texts.ts';
import type { LiveDetail } from '../manage/managed-live.ts';
import type { LiveSettings } from '../manage/use-live-settings.ts';
import type { LiveDraft } from './live-draft.ts';
import type { Wanted } from './LiveFooter.tsx';
import { postedFields } from './posted-fields.ts';
import { useCreation } from './use-creation.ts';
import { useLiveDraft } from './use-live-draft.ts';

export type NewLiveOptions = {
  readonly settings: LiveSettings;
  /** The room is there; what was wanted can be done. */
  readonly onReady: (live: LiveDetail, wanted: Wanted) => Promise<void>;
  readonly onClose: () => void;
};

/** C-19: what each button of a new live leads to. */
export function useNewLive(initial: LiveDraft, { settings, onReady, onClose }: NewLiveOptions) {
  const { supplier } = settings;
  const form = useLiveDraft({ initial, supplier, isStartLocked: false });
  const creation = useCreation(settings);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const wish = () => ({ liveType: form.draft.liveType, fields: postedFields(form.draft, supplier) });
  const fail = (error: unknown): void => {
    if (!form.place(error)) presentError(error);
  };

  const want = async (wanted: Wanted): Promise<void> => {
    if (!form.validate()) return;
    if (wanted.kind === 'approval') {
      setIsSubmitting(true);
      return;
    }
    try {
      const live = await creation.prepare(wish());
      if (live) await onReady(live, wanted);
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
    isSubmitting,
    stopSubmitting: () => setIsSubmitting(false),
    want,
    submit,
  };
}
