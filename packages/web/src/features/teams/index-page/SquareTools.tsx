import { enjoyTypeLabels, enjoyTypes } from '@shuyuan/contract/teams/enjoy-type';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import classes from './ShareIndex.module.css';
import { TopicSelect } from './TopicSelect.tsx';
import type { KindChoice, useSquarePlace } from './use-square-place.ts';

type Props = { place: ReturnType<typeof useSquarePlace> };

export function SquareTools({ place: { enjoyType, search, topicId, find } }: Props) {
  const t = useT('share');
  const tabs = [
    { name: 'all' as KindChoice, label: t('teams.square.kinds.all') },
    ...enjoyTypes.map((type) => ({ name: `${type}` as const, label: t(enjoyTypeLabels[type]) })),
  ];
  return (
    <div className={classes.tools}>
      <ChoiceTabs
        label={t('teams.square.kinds')}
        tabs={tabs}
        current={enjoyType === undefined ? 'all' : `${enjoyType}`}
        onChoose={(kind) => find({ kind: kind === 'all' ? '' : kind })}
      />
      <TopicSelect topicId={topicId} onChoose={(topic) => find({ topic })} />
      <SearchBox
        className={classes.search}
        label={t('teams.square.search')}
        placeholder={t('teams.square.search')}
        clearLabel={t('teams.square.search.clear')}
        initialValue={search}
        onSearch={(text) => find({ search: text })}
        onClear={() => find({ search: '' })}
      />
    </div>
  );
}
