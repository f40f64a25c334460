import type { readDelegation } from '@shuyuan/contract/approval/approval.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormDialogTexts } from '../../lib/part-texts.ts';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from './DelegationForm.module.css';
import { initialDays, periodOf } from './delegation-days.ts';
import { type FoundPerson, PersonSearch } from '../../shared/people/PersonSearch.tsx';
import { useDelegationWrites } from './use-delegation-writes.ts';

type Props = { delegation: OutputOf<typeof readDelegation>['delegation']; onClose: () => void };

/** Names a deputy for some days, or takes the naming back. */
export function DelegationForm({ delegation, onClose }: Props) {
  const t = useT('personal');
  const words = useFormDialogTexts();
  const ownId = useSession((session) => session.currentUser?.id ?? '');
  const [now] = useState(Date.now);
  const [initial] = useState({
    deputy: delegation?.deputy as FoundPerson | undefined,
    ...initialDays(delegation, now),
  });
  const [value, setValue] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const { deputy, first, last } = value;
  const period = periodOf(first, last);
  const isOver = period !== null && period.endTime <= now;
  const { saving, clearing } = useDelegationWrites(onClose);
  const save = () => {
    setIsTried(true);
    if (deputy && period && !isOver) saving.mutate({ deputyId: deputy.id, ...period });
  };
  return (
    <FormDialog
      {...words}
      isOpen
      title={t('approvals.deputy')}
      submitLabel={t('approvals.deputy.save')}
      isBusy={saving.isPending}
      isDirty={value !== initial}
      onSubmit={save}
      onClose={onClose}
    >
      <p className={classes.text}>{t('approvals.deputy.text')}</p>
      {deputy && (
        <p className={classes.chosen}>
          {t('approvals.deputy.chosen', { name: deputy.fullName })}
          {delegation && (
            <Button
              variant="subtle"
              color="cinnabar"
              size="compact-sm"
              loading={clearing.isPending}
              onClick={() => clearing.mutate({})}
            >
              {t('approvals.deputy.clear')}
            </Button>
          )}
        </p>
      )}
      <PersonSearch
        label={t('approvals.deputy.search')}
        placeholder={t('approvals.person.placeholder')}
        noneFound={t('approvals.person.none')}
        error={isTried && !deputy && t('approvals.deputy.required')}
        exceptIds={[ownId]}
        onChoose={(person) => setValue({ ...value, deputy: person })}
      />
      <div className={classes.days}>
        <TextInput
          type="date"
          label={t('approvals.deputy.from')}
          value={first}
          onChange={(event) => setValue({ ...value, first: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('approvals.deputy.to')}
          value={last}
          min={first}
          error={isTried && (period === null || isOver) && t('approvals.deputy.period')}
          onChange={(event) => setValue({ ...value, last: event.currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}
