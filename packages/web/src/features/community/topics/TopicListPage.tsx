import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { all, useTopicPlace } from './use-topic-place.ts';
import { useTopicTypes } from '../../../shared/topics/use-topic-types.ts';
import { TopicGrid } from './TopicGrid.tsx';
import classes from './Topics.module.css';
import { HotTopics } from './HotTopics.tsx';
import { MyTopics } from './MyTopics.tsx';

/** Every topic by kind, and those one follows. */
export function TopicListPage() {
  const t = useT('share');
  const types = useTopicTypes();
  const { current, search, paging, chosen, open } = useTopicPlace();
  return (
    <>
      <PageTitle title={t('topics.title')} description={t('topics.description')} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <div className={classes.tools}>
            <ChoiceTabs
              label={t('topics.types')}
              tabs={[{ name: all, label: t('topics.types.all') }, ...types]}
              current={current}
              onChoose={(type) => open({ type })}
            />
            <SearchBox
              className={classes.search}
              label={t('topics.search')}
              placeholder={t('topics.search')}
              clearLabel={t('topics.search.clear')}
              initialValue={search}
              onSearch={(text) => open({ search: text })}
              onClear={() => open({ search: '' })}
            />
          </div>
          <TopicGrid
            search={search}
            typeId={current === all ? undefined : current}
            paging={paging}
            chosen={chosen}
            onPage={open}
          />
        </div>
        <div className={classes.column}>
          <MyTopics />
          <HotTopics />
        </div>
      </div>
    </>
  );
}
