import { changeSearch } from '../../../lib/navigation.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { OpenTalk } from '../../../ui/art/EmptyArt.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { sortNamed, sortNames } from '../content-sorts.ts';
import { QuestionList } from '../questions/QuestionList.tsx';
import classes from './Circles.module.css';
import { useCircleContents } from './use-circle-contents.ts';

/** COMM-48: what was published in a circle; the address keeps order and page. */
export function CircleContents({ id }: { id: string }) {
  const t = useT('share');
  const sort = sortNamed(useSearchParams()['sort']) ?? 'newest';
  const { read, paging, onPage } = useCircleContents(id, sort);
  return (
    <Panel>
      <div className={classes.stack}>
        <div className={classes.tools}>
          <h2 className={classes.heading}>{t('community.circle.read.title')}</h2>
          <ChoiceTabs
            label={t('community.column.sort')}
            tabs={sortNames.map((name) => ({ name, label: t(`community.column.sort.${name}`) }))}
            current={sort}
            onChoose={(name) => changeSearch({ sort: name === 'newest' ? undefined : name, page: undefined })}
          />
        </div>
        <QuestionList
          label={t('community.circle.read.title')}
          read={read}
          paging={paging}
          empty={
            <EmptyState
              art={<OpenTalk />}
              title={t('community.circle.read.empty.title')}
              text={t('community.circle.read.empty.text')}
            />
          }
          onPage={onPage}
        />
      </div>
    </Panel>
  );
}
