import { changeSearch } from '../../../lib/navigation.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll } from '../../../ui/art/EmptyArt.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QuestionList } from '../questions/QuestionList.tsx';
import classes from './Columns.module.css';
import { useColumnContents } from './use-column-contents.ts';
import { sortNamed, sortNames } from '../content-sorts.ts';

const given = 'given';

/** COMM-31: what stands in a column, in its own order or another; the address keeps which. */
export function ColumnContents({ id }: { id: string }) {
  const t = useT('share');
  const sort = sortNamed(useSearchParams()['sort']);
  const { read, paging, onPage } = useColumnContents(id, sort);
  const tabs = [given, ...sortNames] as const;
  return (
    <Panel>
      <div className={classes.tools}>
        <h2 className={classes.heading}>{t('community.column.order.title')}</h2>
        <ChoiceTabs
          label={t('community.column.sort')}
          tabs={tabs.map((name) => ({ name, label: t(`community.column.sort.${name}`) }))}
          current={sort ?? given}
          onChoose={(name) => changeSearch({ sort: name === given ? undefined : name, page: undefined })}
        />
      </div>
      <QuestionList
        label={t('community.column.order.title')}
        read={read}
        paging={paging}
        empty={
          <EmptyState
            art={<BlankScroll />}
            title={t('community.column.read.empty.title')}
            text={t('community.column.read.empty.text')}
          />
        }
        onPage={onPage}
      />
    </Panel>
  );
}
