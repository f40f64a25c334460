import { NativeSelect, TagsInput } from '@mantine/core';
import { listBankTags } from '@shuyuan/contract/exams/bank/bank.wire';
import { bankLimits, difficulties, examQuestionKinds } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useRead } from '../../../../lib/queries.ts';
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
  const tags = useRead(listBankTags, {}, { claims: 'all' });
  const { draft, change, problems } = form;
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
        <TagsInput
          label={t('bank.field.tags')}
          description={t('bank.field.tags.hint', { max: bankLimits.tags })}
          data={tags.data?.items.map(({ tag }) => tag) ?? []}
          maxTags={bankLimits.tags}
          acceptValueOnBlur
          splitChars={[',', '，', '、', '،']}
          error={problems.tags}
          value={[...draft.tags]}
          onChange={(values) =>
            change({ tags: values.map((tag) => tag.trim().slice(0, bankLimits.tag)).filter(Boolean) })
          }
        />
      </div>
    </Panel>
  );
}
