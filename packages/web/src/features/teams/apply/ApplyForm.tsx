import { Button, Textarea } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { applicationReasonMax } from '@shuyuan/contract/teams/account-rules';
import type { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useCan } from '../../../lib/session.ts';
import { textOfNumber, useT } from '../../../lib/texts.ts';
import { profileInput } from '../profile-form/profile-draft.ts';
import { ProfileFields } from '../profile-form/ProfileFields.tsx';
import { useNameCheck } from '../profile-form/use-name-check.ts';
import { useProfileErrors } from '../profile-form/use-profile-errors.ts';
import classes from './Apply.module.css';
import { type ApplyDraft, isReasonTooLong } from './apply-draft.ts';
import { useApplying } from './use-applying.ts';

/** What concerns the kind and no field of it. */
function wholeRefusal(error: unknown): string | null {
  const isWhole =
    error instanceof ApiError && ['account.one-expert', 'account.official-only'].includes(`${error.code}`);
  return isWhole ? textOfNumber(error.number ?? 0) : null;
}

type Props = {
  enjoyType: EnjoyType;
  draft: ApplyDraft;
  onChange: (change: Partial<ApplyDraft>) => void;
  onSent: () => void;
};

/** TEAM-26: what the account shall be, and why. Sent once, however often it is pressed (D-026). */
export function ApplyForm({ enjoyType, draft, onChange, onSent }: Props) {
  const t = useT('share');
  const isAtOnce = useCan('team.audit');
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const apply = useApplying(onSent);
  const { errorOf, refusedAt, hasProblems } = useProfileErrors({ draft, isTried, error: apply.error });
  const { taken, leaveName } = useNameCheck(draft.name);
  const isTooLong = isReasonTooLong(draft);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (hasProblems || isTooLong) {
      // The first field that is wrong, once it says so.
      const form = event.currentTarget;
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (!apply.isPending && !isSending)
      apply.mutate({ enjoyType, ...profileInput(draft), reason: draft.reason.trim() });
  };
  const tooLong = isTried && isTooLong ? t('teams.apply.reason.tooLong', { max: applicationReasonMax }) : null;
  const whole = wholeRefusal(apply.error);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ProfileFields
        draft={draft}
        enjoyType={enjoyType}
        errorOf={(field) => errorOf(field) ?? (field === 'name' ? taken : null)}
        onChange={onChange}
        onNameLeft={leaveName}
        onBusy={setIsSending}
      />
      <Textarea
        label={t('teams.apply.reason')}
        description={t('teams.form.used', { count: textLength(draft.reason), max: applicationReasonMax })}
        placeholder={t('teams.apply.reason.hint')}
        autosize
        minRows={3}
        maxRows={10}
        value={draft.reason}
        error={tooLong ?? refusedAt('reason')}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
      {whole && (
        <p className={classes.error} role="alert">
          {whole}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={apply.isPending || isSending}>
          {t(isAtOnce ? 'teams.apply.create' : 'teams.apply.submit')}
        </Button>
        <span className={classes.soft}>{t(isAtOnce ? 'teams.apply.create.hint' : 'teams.apply.submit.hint')}</span>
      </div>
    </form>
  );
}
