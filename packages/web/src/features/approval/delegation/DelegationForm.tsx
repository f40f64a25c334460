import type { readDelegation } from '@shuyuan/contract/approval/approval.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Button, TextInput } from '@mantine/core';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './DelegationForm.module.css';
import { initialDays, periodOf } from './delegation-days.ts';
import { type FoundPerson, PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import { useDelegationWrites } from './use-delegation-writes.ts';

type DelegationDraft = { readonly deputy: FoundPerson | undefined; readonly first: string; readonly last: string };
type Props = { delegation: OutputOf<typeof readDelegation>['delegation']; onClose: () => void };

/** Names a deputy for some days, or takes the naming back. */
export function DelegationForm({ delegation, onClose }: Props) {
  const t = useT('personal');
  const ownId = useSession((session) => session.currentUser?.id ?? '');
  const form = useDraftForm<DelegationDraft>({
    initial: () => ({ deputy: delegation?.deputy, ...initialDays(delegation, Date.now()) }),
    problemsOf: ({ deputy, first, last }, now) => {
      const period = periodOf(first, last);
      return {
        deputy: deputy ? null : t('approvals.deputy.required'),
        last: period && period.endTime > now ? null : t('approvals.deputy.period'),
      };
    },
  });
  const { deputy, first } = form.draft;
  const { saving, clearing } = useDelegationWrites(onClose);
  const save = (draft: DelegationDraft) => {
    const period = periodOf(draft.first, draft.last);
    if (draft.deputy && period) saving.mutate({ deputyId: draft.deputy.id, ...period });
  };
  return (
    <DraftDialog
      form={form}
      title={t('approvals.deputy')}
      submitLabel={t('approvals.deputy.save')}
      isBusy={saving.isPending}
      onSend={save}
      onClose={onClose}
    >
      <HintText size="base">{t('approvals.deputy.text')}</HintText>
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
        error={form.problems.deputy}
        exceptIds={[ownId]}
        onChoose={(person) => form.change({ deputy: person })}
      />
      <div className={classes.days}>
        <TextInput type="date" label={t('approvals.deputy.from')} {...form.textField('first')} />
        <TextInput type="date" label={t('approvals.deputy.to')} min={first} {...form.textField('last')} />
      </div>
    </DraftDialog>
  );
}
