import { TextInput } from '@mantine/core';
import { isAbsence } from '@shuyuan/contract/assignments/is-absence';
import { enterAbsence, listAbsences } from '@shuyuan/contract/assignments/absence.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { zoneHere } from '../../../lib/zone-name.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { type FoundPerson, PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import { HintText } from '../../../ui/HintText.tsx';

type Draft = { readonly person: FoundPerson | null; readonly firstDay: string; readonly lastDay: string };

/** Days somebody is away for, in the zone of whoever enters them. */
export function AbsenceDialog({ onClose }: { onClose: () => void }) {
  const t = useT('assignments');
  const form = useDraftForm<Draft>({
    initial: { person: null, firstDay: '', lastDay: '' },
    problemsOf: ({ person, firstDay, lastDay }) => ({
      person: person === null ? t('assignments.absence.person.missing') : null,
      lastDay: firstDay !== '' && isAbsence({ firstDay, lastDay }) ? null : t('assignments.absence.days.wrong'),
    }),
    refusals: { ...refusalsOfForm(['request.not-found']), 'assignment.wrong-absence': 'lastDay' },
  });
  const entering = useWrite(enterAbsence, {
    claims: form.claims,
    refreshes: [listAbsences],
    onSuccess: () => {
      showNotice(t('assignments.absence.entered'), 'success');
      onClose();
    },
  });
  const send = ({ person, firstDay, lastDay }: Draft): void => {
    if (person === null) return;
    entering.mutate({ memberId: person.id, firstDay, lastDay, timeZone: zoneHere() }, { onError: form.refuse });
  };
  const { person } = form.draft;
  return (
    <DraftDialog
      form={form}
      title={t('assignments.absence.enter')}
      submitLabel={t('assignments.absence.submit')}
      isBusy={entering.isPending}
      onSend={send}
      onClose={onClose}
    >
      <PersonSearch
        label={t('assignments.person')}
        placeholder={t('assignments.people.find')}
        noneFound={t('assignments.people.none')}
        error={form.problems.person}
        onChoose={(chosen) => form.change({ person: chosen })}
      />
      {person && (
        <HintText>
          <bdi>{person.fullName}</bdi>
        </HintText>
      )}
      <TextInput type="date" label={t('assignments.absence.first')} required {...form.textField('firstDay')} />
      <TextInput type="date" label={t('assignments.absence.last')} required {...form.textField('lastDay')} />
    </DraftDialog>
  );
}
