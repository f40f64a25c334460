import { type QuestionState, questionStates } from '@shuyuan/contract/community/question-life';
import { changeSearch } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import classes from './Moderation.module.css';

export function PostTools({ state, search }: { state: QuestionState | undefined; search: string }) {
  const t = useT('share');
  const find = (text: string) => changeSearch({ search: text || undefined, page: undefined });
  return (
    <div className={classes.tools}>
      <ChoiceTabs
        label={t('community.question.states')}
        tabs={[
          { name: 'all', label: t('community.question.all') },
          ...questionStates.map((name) => ({ name, label: t(`community.question.state.${name}`) })),
        ]}
        current={state ?? 'all'}
        onChoose={(name) => changeSearch({ state: name === 'all' ? undefined : name, page: undefined })}
      />
      <SearchBox
        className={classes.search}
        label={t('community.question.search')}
        placeholder={t('community.question.search')}
        clearLabel={t('community.question.search.clear')}
        initialValue={search}
        onSearch={find}
        onClear={() => find('')}
      />
    </div>
  );
}
