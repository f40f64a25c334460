import { NativeSelect, TextInput } from '@mantine/core';
import { bankLimits, difficulties, examQuestionKinds } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../lib/texts.ts';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { categoryLabel } from '../categories/category-tree.ts';
import { useCategories } from '../categories/use-categories.ts';
import classes from './Edit.module.css';
import type { QuestionDraft } from './question-draft.ts';

/** Where a question lies and by what it is found and drawn. */
export function HeadFields({ form }: { form: DraftForm<QuestionDraft> }) {
  const t = useT('bank');
  const { tree } = useCategories();
  const { draft, change, problems, textField } = form;
  return (
    <Panel>
      <div className={classes.head}>
        <NativeSelect
          label={t('bank.field.kind')}
          data={examQuestionKinds.map((value) => ({ value, label: t(`bank.kind.${value}`) }))}
          value={draft.kind}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change({ kind: examQuestionKinds.find((one) => one === value) ?? draft.kind });
          }}
        />
        <NativeSelect
          label={t('bank.field.category')}
          required
          error={problems.categoryId}
          data={[
            { value: '', label: t('bank.field.category.choose') },
            ...tree.map((node) => ({ value: node.id, label: categoryLabel(node) })),
          ]}
          value={draft.categoryId}
          onChange={(event) => change({ categoryId: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('bank.field.difficulty')}
          data={difficulties.map((value) => ({ value: String(value), label: t(`bank.difficulty.${value}`) }))}
          value={String(draft.difficulty)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change({ difficulty: difficulties.find((one) => String(one) === value) ?? draft.difficulty });
          }}
        />
        <TextInput
          label={t('bank.field.tags')}
          description={t('bank.field.tags.hint', { max: bankLimits.tags })}
          autoComplete="off"
          {...textField('tags')}
        />
      </div>
    </Panel>
  );
}
