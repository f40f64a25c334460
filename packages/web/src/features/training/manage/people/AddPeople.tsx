import { classLimits } from '@shuyuan/contract/training/class-limits';
import { addToClass } from '@shuyuan/contract/training/enrolment.wire';
import { useFormat } from '../../../../lib/format.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { type FoundPerson, PersonSearch } from '../../../../shared/people/PersonSearch.tsx';
import { ChosenList } from '../../../../ui/ChosenList.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { managedReads } from '../class-form.ts';

type Draft = { readonly people: readonly FoundPerson[] };

const isCount = ({ people }: Draft): boolean => people.length > 0 && people.length <= classLimits.addedAtOnce;

/** Adds colleagues by name, whether or not the class is for them. */
export function AddPeople({ classId: id, onClose }: { classId: string; onClose: () => void }) {
  const t = useT('teaching');
  const { count } = useFormat();
  const form = useDraftForm<Draft>({
    initial: { people: [] },
    problemsOf: (draft) => ({
      people: isCount(draft) ? null : t('teaching.add.wrong', { max: classLimits.addedAtOnce }),
    }),
    refusals: { 'class.wrong-state': 'form', 'class.unknown-person': 'form' },
  });
  const { people } = form.draft;
  const adding = useWrite(addToClass, {
    claims: form.claims,
    refreshes: managedReads,
    onSuccess: ({ enrolledCount, waitingCount }) => {
      const counts = { enrolled: count(enrolledCount), waiting: count(waitingCount) };
      showNotice(t('teaching.add.done', counts), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('teaching.add')}
      submitLabel={t('teaching.add')}
      isBusy={adding.isPending}
      onSend={(draft) => adding.mutate({ id, memberIds: draft.people.map((one) => one.id) }, { onError: form.refuse })}
      onClose={onClose}
    >
      <HintText>{t('teaching.add.text')}</HintText>
      <PersonSearch
        label={t('teaching.add.person')}
        placeholder={t('teaching.person.find')}
        noneFound={t('teaching.person.none')}
        error={form.problems.people}
        exceptIds={people.map((one) => one.id)}
        onChoose={({ id: memberId, fullName }) => form.change({ people: [...people, { id: memberId, fullName }] })}
      />
      {people.length > 0 && (
        <ChosenList
          chosen={people.map((one) => ({ id: one.id, name: one.fullName }))}
          summary={t('teaching.add.chosen', { count: count(people.length) })}
          removeLabel={(name) => t('teaching.person.remove', { name })}
          onRemove={(removedId) => form.change({ people: people.filter((one) => one.id !== removedId) })}
        />
      )}
    </DraftDialog>
  );
}
