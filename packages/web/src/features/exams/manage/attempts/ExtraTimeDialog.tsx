import { TextInput } from '@mantine/core';
import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { giveExtraTime, listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';
import { useFormat } from '../../../../lib/format.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { wholeNumber } from '../../../../shared/forms/whole-number.ts';
import { PersonField } from './PersonField.tsx';

type Props = {
  examId: string;
  /** Null: chosen in the dialog, also somebody who has not begun. */
  person: Person | null;
  onClose: () => void;
};
type Person = { readonly id: string; readonly fullName: string };
type Draft = { readonly person: Person | null; readonly minutes: string };

const range = { min: 1, max: examLimits.lengthMinutes };

/** Minutes for one person, at once for an attempt that is open. */
export function ExtraTimeDialog({ examId, person: given, onClose }: Props) {
  const t = useT('examining');
  const format = useFormat();
  const form = useDraftForm<Draft>({
    initial: { person: given, minutes: '10' },
    problemsOf: ({ person, minutes }) => ({
      person: person ? null : t('examining.extra.person.missing'),
      minutes: wholeNumber(minutes, range) === null ? t('examining.number.wrong', range) : null,
    }),
    refusals: { 'course.unknown-person': 'person' },
  });
  const giving = useWrite(giveExtraTime, { claims: form.claims, refreshes: [listAttempts] });
  const send = ({ person, minutes }: Draft): void => {
    if (!person) return;
    giving.mutate(
      { id: examId, memberId: person.id, minutes: wholeNumber(minutes, range) ?? 0 },
      {
        onSuccess: ({ extraMinutes }) => {
          const count = format.count(extraMinutes);
          showNotice(t('examining.extra.given', { name: person.fullName, count }), 'success');
          onClose();
        },
        onError: form.refuse,
      },
    );
  };
  return (
    <DraftDialog
      form={form}
      title={given ? t('examining.extra.for', { name: given.fullName }) : t('examining.extra')}
      submitLabel={t('examining.extra.give')}
      isBusy={giving.isPending}
      onSend={send}
      onClose={onClose}
    >
      {!given && (
        <PersonField
          person={form.draft.person}
          error={form.problems.person}
          onChange={(person) => form.change({ person })}
        />
      )}
      <TextInput inputMode="numeric" label={t('examining.extra.minutes')} {...form.textField('minutes')} />
      <HintText>{t('examining.extra.hint')}</HintText>
    </DraftDialog>
  );
}
