import { Button } from '@mantine/core';
import type { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { ProfileFields } from '../profile-form/ProfileFields.tsx';
import classes from './Apply.module.css';
import type { ApplyDraft } from './apply-draft.ts';
import { ReasonField } from './ReasonField.tsx';
import { useApplyForm } from './use-apply-form.ts';

type Props = {
  enjoyType: EnjoyType;
  draft: ApplyDraft;
  onChange: (change: Partial<ApplyDraft>) => void;
  onSent: () => void;
};

/** TEAM-26: what the account shall be, and why. */
export function ApplyForm({ enjoyType, draft, onChange, onSent }: Props) {
  const t = useT('share');
  const isAtOnce = useCan('team.audit');
  const form = useApplyForm({ enjoyType, draft, onSent });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <ProfileFields
        draft={draft}
        enjoyType={enjoyType}
        errorOf={form.errorOf}
        onChange={onChange}
        onNameLeft={form.leaveName}
        onBusy={form.onPictureBusy}
      />
      <ReasonField reason={draft.reason} error={form.reasonError} onChange={(reason) => onChange({ reason })} />
      {form.kindError && (
        <p className={classes.error} role="alert">
          {form.kindError}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={form.isBusy}>
          {t(isAtOnce ? 'teams.apply.create' : 'teams.apply.submit')}
        </Button>
        <span className={classes.soft}>{t(isAtOnce ? 'teams.apply.create.hint' : 'teams.apply.submit.hint')}</span>
      </div>
    </form>
  );
}
