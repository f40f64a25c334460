import { changeSearch } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { NothingCalled } from './NothingCalled.tsx';
import { PublishButton } from './PublishButton.tsx';
import { QuestionList } from './QuestionList.tsx';
import { QuestionMenu } from './QuestionMenu.tsx';
import classes from './Questions.module.css';
import { managedStates, useManagedQuestions } from './use-managed-questions.ts';

/** TEAM-18: what an account has published, also what waits or is closed, for its people. */
export function ManagedQuestions({ accountId }: { accountId: string }) {
  const t = useT('share');
  const { read, state, search, paging } = useManagedQuestions(accountId);
  const find = (text: string) => changeSearch({ search: text || undefined, page: undefined });
  return (
    <Panel>
      <div className={classes.tools}>
        <ChoiceTabs
          label={t('community.question.states')}
          tabs={[
            { name: 'all', label: t('community.question.all') },
            ...managedStates.map((name) => ({ name, label: t(`community.question.state.${name}`) })),
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
        <PublishButton accountId={accountId} />
      </div>
      <QuestionList
        label={t('community.question.content')}
        read={read}
        paging={paging}
        empty={search && <NothingCalled words={search} />}
        Actions={QuestionMenu}
        onPage={(next) => changeSearch({ ...next })}
      />
    </Panel>
  );
}
