import { MessageCircleQuestion } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { NothingCalled } from './NothingCalled.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { PublishButton } from './PublishButton.tsx';
import { QuestionList } from './QuestionList.tsx';
import classes from './Questions.module.css';
import { indexTabs, useIndexPlace } from './use-index-place.ts';
import { useIndexQuestions } from './use-index-questions.ts';

/** What colleagues ask and write: for the reader, hot, or the newest, and found by words. */
export function IndexQuestions() {
  const t = useT('share');
  const place = useIndexPlace();
  const read = useIndexQuestions(place);
  const { words } = place;
  return (
    <Panel title={t('community.question.index')} icon={<MessageCircleQuestion />} action={<PublishButton />}>
      <div className={classes.tools}>
        <ChoiceTabs
          label={t('community.question.tabs')}
          tabs={indexTabs.map((name) => ({ name, label: t(`community.question.tabs.${name}`) }))}
          current={place.tab}
          onChoose={place.choose}
        />
        <SearchBox
          className={classes.search}
          label={t('community.question.search')}
          placeholder={t('community.question.search')}
          clearLabel={t('community.question.search.clear')}
          initialValue={words}
          onSearch={place.find}
          onClear={() => place.find('')}
        />
      </div>
      <QuestionList
        label={t('community.question.index')}
        read={read}
        paging={place.paging}
        sizes={[place.paging.pageSize]}
        empty={words && <NothingCalled words={words} />}
        onPage={({ page }) => place.turn(page)}
      />
    </Panel>
  );
}
