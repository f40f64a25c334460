import { NativeSelect } from '@mantine/core';
import { difficulties, examQuestionKinds } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import type { BankFilters } from './bank-question.ts';
import classes from './Paper.module.css';
import { useCategoryOptions } from './use-category-options.ts';

type Props = { filters: BankFilters; onChange: (filters: BankFilters) => void };

/** A word, the category, the kind and the difficulty. */
export function PickerFilters({ filters, onChange }: Props) {
  const t = useT('examining');
  const categories = useCategoryOptions();
  const { search, categoryId, kind, difficulty } = filters;
  const change = (part: { [Name in keyof BankFilters]: BankFilters[Name] | undefined }): void => {
    const entries = Object.entries({ ...filters, ...part }).filter(([, value]) => value !== undefined && value !== '');
    onChange(Object.fromEntries(entries));
  };
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('examining.picker.search')}
        placeholder={t('examining.picker.search')}
        clearLabel={t('examining.search.clear')}
        initialValue={search ?? ''}
        onSearch={(text) => change({ search: text })}
        onClear={() => change({ search: '' })}
      />
      <NativeSelect
        aria-label={t('examining.picker.category')}
        data={[{ value: '', label: t('examining.picker.category.all') }, ...categories]}
        value={categoryId ?? ''}
        onChange={(event) => change({ categoryId: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('examining.picker.kind')}
        data={[
          { value: '', label: t('examining.picker.kind.all') },
          ...examQuestionKinds.map((value) => ({ value, label: t(`examining.kind.${value}`) })),
        ]}
        value={kind ?? ''}
        onChange={({ currentTarget: { value } }) => change({ kind: examQuestionKinds.find((one) => one === value) })}
      />
      <NativeSelect
        aria-label={t('examining.picker.difficulty')}
        data={[
          { value: '', label: t('examining.picker.difficulty.all') },
          ...difficulties.map((level) => ({
            value: String(level),
            label: t('examining.picker.difficulty.level', { level }),
          })),
        ]}
        value={difficulty === undefined ? '' : String(difficulty)}
        onChange={({ currentTarget: { value } }) =>
          change({ difficulty: difficulties.find((level) => String(level) === value) })
        }
      />
    </div>
  );
}
