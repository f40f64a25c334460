import { NativeSelect } from '@mantine/core';
import { listBankTags } from '@shuyuan/contract/exams/bank/bank.wire';
import { difficulties, examQuestionKinds } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import type { BankAddress } from '../bank-address.ts';
import { categoryLabel } from '../categories/category-tree.ts';
import { useCategories } from '../categories/use-categories.ts';
import classes from './List.module.css';

type Props = { state: BankAddress; onChange: (change: Partial<BankAddress>) => void };
type Choice = { readonly value: string; readonly label: string };
type FilterProps = { label: string; all?: string; choices: readonly Choice[]; value: string; onChoose: Choose };
type Choose = (value: string) => void;

function Filter({ label, all, choices, value, onChoose }: FilterProps) {
  return (
    <NativeSelect
      aria-label={label}
      className={classes.choice}
      data={[...(all === undefined ? [] : [{ value: '', label: all }]), ...choices]}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

/** A tag of the address that no question has any more is still shown as what is looked for. */
function useTagChoices(tag: string): Choice[] {
  const { data } = useRead(listBankTags, {}, { claims: 'all' });
  const tags = data?.items.map((one) => one.tag) ?? [];
  return (tag === '' || tags.includes(tag) ? tags : [tag, ...tags]).map((value) => ({ value, label: value }));
}

/** A word, a category with all below it, a kind, a difficulty, a tag, and whether they can be asked. */
export function QuestionFilters({ state, onChange }: Props) {
  const t = useT('bank');
  const { tree } = useCategories();
  const tags = useTagChoices(state.tag);
  const find = (search: string): void => onChange({ search, page: 1 });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('bank.search')}
        placeholder={t('bank.search')}
        clearLabel={t('bank.search.clear')}
        initialValue={state.search}
        onSearch={find}
        onClear={() => find('')}
      />
      <Filter
        label={t('bank.field.category')}
        all={t('bank.filter.category.all')}
        choices={tree.map((node) => ({ value: node.id, label: categoryLabel(node) }))}
        value={state.category ?? ''}
        onChoose={(value) => onChange({ category: value || undefined, page: 1 })}
      />
      <Filter
        label={t('bank.field.kind')}
        all={t('bank.filter.kind.all')}
        choices={examQuestionKinds.map((value) => ({ value, label: t(`bank.kind.${value}`) }))}
        value={state.kind ?? ''}
        onChoose={(value) => onChange({ kind: examQuestionKinds.find((one) => one === value), page: 1 })}
      />
      <Filter
        label={t('bank.field.difficulty')}
        all={t('bank.filter.difficulty.all')}
        choices={difficulties.map((value) => ({ value: String(value), label: t(`bank.difficulty.${value}`) }))}
        value={String(state.difficulty ?? '')}
        onChoose={(value) => onChange({ difficulty: difficulties.find((one) => String(one) === value), page: 1 })}
      />
      <Filter
        label={t('bank.field.tags')}
        all={t('bank.filter.tag.all')}
        choices={tags}
        value={state.tag}
        onChoose={(tag) => onChange({ tag, page: 1 })}
      />
      <Filter
        label={t('bank.filter.state')}
        choices={(['active', 'retired'] as const).map((value) => ({ value, label: t(`bank.state.${value}`) }))}
        value={state.state}
        onChoose={(value) => onChange({ state: value === 'retired' ? 'retired' : 'active', page: 1 })}
      />
    </div>
  );
}
