import { Select, Textarea, TextInput } from '@mantine/core';
import { questionLimits } from '@shuyuan/contract/study/questions/section-question';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { clockText } from '../../../../../lib/clock-text.ts';
import { useT } from '../../../../../lib/texts.ts';
import { DraftDialog } from '../../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../../shared/forms/use-draft-form.ts';
import { SwitchField } from '../../../../../ui/SwitchField.tsx';
import { OptionFields } from './OptionFields.tsx';
import * as drafts from './question-draft.ts';

type Props = {
  id: string;
  /** Null: a new one. */
  question: drafts.Question | null;
  unitCount: number | null;
  onTake: (question: drafts.Question) => void;
  onClose: () => void;
};

/** One question: when it is asked, its words, what is right, and whether it must be answered. */
export function QuestionDialog({ id, question, unitCount, onTake, onClose }: Props) {
  const t = useT('courses');
  const form = useDraftForm<drafts.QuestionDraft>({
    initial: () => (question ? drafts.questionDraftOf(question) : drafts.emptyQuestion()),
    problemsOf: (draft) => {
      const wrong = drafts.questionProblemsOf(draft, unitCount);
      const end = unitCount === null ? '' : clockText(unitCount);
      return {
        time: wrong.time ? t(end ? 'courses.question.time.wrong' : 'courses.question.time.unclear', { end }) : null,
        text: wrong.text ? t('courses.question.text.wrong', { max: bankLimits.text }) : null,
        options: wrong.options ? t('courses.question.options.wrong') : null,
        explanation: wrong.explanation
          ? t('courses.question.explanation.wrong', { max: questionLimits.explanation })
          : null,
      };
    },
  });
  const { draft } = form;
  return (
    <DraftDialog
      form={form}
      width={640}
      title={t(question ? 'courses.question.change' : 'courses.question.new')}
      submitLabel={t('courses.question.take')}
      onSend={(sent) => onTake(drafts.questionOf(sent, id))}
      onClose={onClose}
    >
      <TextInput
        label={t('courses.question.time')}
        description={t('courses.question.time.hint')}
        required
        data-autofocus
        dir="ltr"
        autoComplete="off"
        {...form.textField('time')}
      />
      <Select
        label={t('courses.question.kind')}
        allowDeselect={false}
        data={drafts.questionKinds.map((value) => ({ value, label: t(`courses.question.kind.${value}`) }))}
        value={draft.kind}
        onChange={(value) => form.change({ kind: drafts.questionKinds.find((one) => one === value) ?? draft.kind })}
      />
      <Textarea label={t('courses.question.text')} required autosize minRows={2} {...form.textField('text')} />
      {draft.kind === 'trueFalse' ? (
        <SwitchField
          label={t('courses.question.isTrue')}
          description={t('courses.question.isTrue.hint')}
          isOn={draft.isTrue}
          onChange={(isTrue) => form.change({ isTrue })}
        />
      ) : (
        <OptionFields form={form} />
      )}
      <Textarea
        label={t('courses.question.explanation')}
        description={t('courses.question.explanation.hint')}
        autosize
        minRows={2}
        {...form.textField('explanation')}
      />
      <SwitchField
        label={t('courses.question.required')}
        description={t('courses.question.required.hint')}
        isOn={draft.isRequired}
        onChange={(isRequired) => form.change({ isRequired })}
      />
    </DraftDialog>
  );
}
