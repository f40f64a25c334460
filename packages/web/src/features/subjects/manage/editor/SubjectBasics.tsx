import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import { Textarea, TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { CoverField } from '../../../../shared/covers/CoverField.tsx';
import { AudienceFields } from '../../../../shared/audience/AudienceFields.tsx';
import { PricedField } from '../../../../shared/pricing/PricedField.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import { DeadlineField } from './DeadlineField.tsx';
import type { SubjectDraftForm } from './use-subject-form.ts';

const { inOrder, free } = LearnSequence;

type Props = {
  form: SubjectDraftForm;
  /** A picture is on its way. */
  onBusy: (isBusy: boolean) => void;
};

/** Title, introduction, cover, audience, order and deadline of the whole subject. */
export function SubjectBasics({ form, onBusy }: Props) {
  const t = useT('subjects');
  const study = useT('study');
  const { draft, change } = form;
  return (
    <>
      <TextInput
        label={t('subjects.form.title')}
        maxLength={subjectLimits.titleMax}
        required
        {...form.textField('title')}
      />
      <Textarea
        label={study('positions.form.introduction')}
        maxLength={subjectLimits.introductionMax}
        rows={2}
        {...form.textField('introduction')}
      />
      <CoverField
        cover={draft.cover}
        error={form.problems.cover}
        onChange={(cover) => change({ cover })}
        onBusy={onBusy}
      />
      <AudienceFields draft={draft} error={form.problems.organizations} onChange={change} />
      <SwitchField
        label={t('subjects.sequence.1')}
        description={t('subjects.form.sequence')}
        isOn={draft.learnSequence === inOrder}
        onChange={(isOn) => change({ learnSequence: isOn ? inOrder : free })}
      />
      <DeadlineField
        label={t('subjects.form.deadline')}
        value={draft.deadline}
        onChange={(deadline) => change({ deadline })}
      />
      <PricedField form={form} label={t('subjects.form.price')} hint={t('subjects.form.price.hint')} />
    </>
  );
}
