import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { Flame } from 'lucide-react';
import { OptionalPart } from '../../../../shared/reads/OptionalPart.tsx';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { DetailLink } from '../detail/DetailLink.tsx';
import classes from './HotList.module.css';
import { everySupplier } from '../live-card.ts';
import { PeopleCount } from '../PeopleCount.tsx';

const shown = 5;

/** LIVE-ROOM-06: the first of what most people wanted; the rest has a page of its own. */
export function HotList() {
  const t = useT('activity');
  const more = (
    <PathLink to="liveHot" className={classes.more}>
      {t('live.home.hot.more')}
    </PathLink>
  );
  return (
    <OptionalPart endpoint={nativeCommunity.hot} input={{ pageSize: shown, ...everySupplier }}>
      {({ items }) =>
        items.length > 0 && (
          <Panel title={t('live.home.hot.title')} icon={<Flame />} action={more}>
            <ol className={classes.list}>
              {items.map((live, index) => (
                <li key={live.id}>
                  <span className={classes.rank} data-top={index < 3 || undefined} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={classes.words}>
                    <DetailLink live={live} className={classes.subject}>
                      <bdi>{live.subject}</bdi>
                    </DetailLink>
                    <span className={classes.second}>
                      {live.lecturer.fullName} · <PeopleCount live={live} />
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          </Panel>
        )
      }
    </OptionalPart>
  );
}
