import { NativeSelect } from '@mantine/core';
import { surveyStates } from '@shuyuan/contract/surveys/survey-states';
import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { SurveyAddress } from '../list/survey-address.ts';
import classes from './SurveyFilters.module.css';

type Props = { address: SurveyAddress; onChange: (change: Partial<SurveyAddress>) => void };

/** A word of the title, and a state. */
export function SurveyFilters({ address: { search, state }, onChange }: Props) {
  const t = useT('surveys');
  return (
    <div className={classes.filters}>
      <SearchBox
        label={t('survey.list.search')}
        placeholder={t('survey.list.search')}
        clearLabel={t('survey.answer.clear')}
        className={classes.search}
        initialValue={search}
        onSearch={(text) => onChange({ search: text, page: 1 })}
        onClear={() => onChange({ search: '', page: 1 })}
      />
      <NativeSelect
        aria-label={t('survey.list.state')}
        data={[
          { value: '', label: t('survey.list.anyState') },
          ...surveyStates.map((one) => ({ value: one, label: t(`survey.state.${one}`) })),
        ]}
        value={state ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange({ state: surveyStates.find((one) => one === value), page: 1 });
        }}
      />
    </div>
  );
}
