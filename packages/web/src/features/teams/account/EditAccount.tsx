import { useState } from 'react';
import { LeavingQuestion } from '../../../shared/leaving/LeavingQuestion.tsx';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useLeavingQuestion } from '../../../shared/leaving/use-leaving-question.ts';
import { type ProfileDraft, profileInput } from '../profile-form/profile-draft.ts';
import { ProfileFields } from '../profile-form/ProfileFields.tsx';
import { useNameCheck } from '../profile-form/use-name-check.ts';
import { useProfileErrors } from '../profile-form/use-profile-errors.ts';
import type { Account } from './account.ts';
import { draftOf, useAccountChange } from './use-account-change.ts';

/** As the call would have it: taking a letter back is no change. */
const isSame = (one: ProfileDraft, other: ProfileDraft): boolean =>
  JSON.stringify(profileInput(one)) === JSON.stringify(profileInput(other));

type Props = { account: Account; onClose: () => void };

/** TEAM-01, TEAM-10: the form of the owner. */
export function EditAccount({ account, onClose }: Props) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const { id, enjoyType } = account;
  const [first] = useState(() => draftOf(account));
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const isDirty = !isSame(draft, first);
  const leaving = useLeavingQuestion(isDirty);
  const change = useAccountChange(onClose);
  const { errorOf, hasProblems } = useProfileErrors({ draft, isTried, error: change.error });
  const { taken, leaveName } = useNameCheck(draft.name, id);
  const submit = () => {
    setIsTried(true);
    if (!hasProblems && !isSending) change.mutate({ id, ...profileInput(draft) });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('teams.edit.title')}
      submitLabel={t('teams.edit.submit')}
      isBusy={change.isPending || isSending}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProfileFields
        draft={draft}
        enjoyType={enjoyType}
        errorOf={(field) => errorOf(field) ?? (field === 'name' ? taken : null)}
        onChange={(changed) => setDraft((now) => ({ ...now, ...changed }))}
        onNameLeft={leaveName}
        onBusy={setIsSending}
      />
      <LeavingQuestion isAsking={leaving.isAsking} onAnswer={leaving.settle} />
    </FormDialog>
  );
}
