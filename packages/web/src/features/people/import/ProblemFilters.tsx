import { NativeSelect } from '@mantine/core';
import { type ImportColumn, importColumns, type ImportRule, importRules } from '@shuyuan/contract/people/member-import';
import { useT } from '../../../lib/texts.ts';
import classes from './ImportPage.module.css';

type Props = {
  field: ImportColumn | undefined;
  rule: ImportRule | undefined;
  onChange: (filter: { readonly field?: ImportColumn | undefined; readonly rule?: ImportRule | undefined }) => void;
};

/** Of which column, of which kind. */
export function ProblemFilters({ field, rule, onChange }: Props) {
  const t = useT('admin');
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label={t('admin.import.problem.field')}
        value={field ?? ''}
        data={[
          { value: '', label: t('admin.import.allColumns') },
          ...importColumns.map((value) => ({ value, label: t(`admin.import.column.${value}`) })),
        ]}
        onChange={(event) => onChange({ field: importColumns.find((one) => one === event.currentTarget.value) })}
      />
      <NativeSelect
        aria-label={t('admin.import.problem.rule')}
        value={rule ?? ''}
        data={[
          { value: '', label: t('admin.import.allProblems') },
          ...importRules.map((value) => ({ value, label: t(`admin.import.rule.${value}`) })),
        ]}
        onChange={(event) => onChange({ rule: importRules.find((one) => one === event.currentTarget.value) })}
      />
    </div>
  );
}
