import { applicationReasonMax } from '@shuyuan/contract/teams/account-rules';
import type { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { profileInput, type ProfileField } from '../profile-form/profile-draft.ts';
import { useNameCheck } from '../profile-form/use-name-check.ts';
import { useProfileErrors } from '../profile-form/use-profile-errors.ts';
import { type ApplyDraft, isReasonTooLong } from './apply-draft.ts';
import { refusalOfKind, useApplying } from './use-applying.ts';

type Form = { readonly enjoyType: EnjoyType; readonly draft: ApplyDraft; readonly onSent: () => void };

/** What stands at each field, and sending: once, however often it is pressed (D-026). */
export function useApplyForm({ enjoyType, draft, onSent }: Form) {
  const t = useT('share');
  const [isTried, setIsTried] = useState(false);
  const [isSendingPicture, setIsSendingPicture] = useState(false);
  const apply = useApplying(onSent);
  const { errorOf, refusedAt, hasProblems } = useProfileErrors({ draft, isTried, error: apply.error });
  const { taken, leaveName } = useNameCheck(draft.name);
  const isTooLong = isReasonTooLong(draft);
  const tooLong = isTried && isTooLong ? t('teams.apply.reason.tooLong', { max: applicationReasonMax }) : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (hasProblems || isTooLong) {
      // The first field that is wrong, once it says so.
      const form = event.currentTarget;
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    } else if (!apply.isPending && !isSendingPicture) {
      apply.mutate({ enjoyType, ...profileInput(draft), reason: draft.reason.trim() });
    }
  };
  return {
    errorOf: (field: ProfileField) => errorOf(field) ?? (field === 'name' ? taken : null),
    reasonError: tooLong ?? refusedAt('reason'),
    kindError: refusalOfKind(apply.error),
    isBusy: apply.isPending || isSendingPicture,
    leaveName,
    onPictureBusy: setIsSendingPicture,
    submit,
  };
}
