import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { useState } from 'react';
import { OptionalPart } from '../../../../shared/reads/OptionalPart.tsx';
import { useT } from '../../../../lib/texts.ts';
import { Face } from '../../../../ui/Face.tsx';
import { DetailLink } from '../detail/DetailLink.tsx';
import { everySupplier, type LiveCardData } from '../live-card.ts';
import classes from './LiveBanner.module.css';
import { PeopleCount } from '../PeopleCount.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { LiveCover } from '../LiveCover.tsx';
import { WhenText } from '../WhenText.tsx';

function Slide({ live, onZero }: { live: LiveCardData; onZero: () => void }) {
  return (
    <DetailLink live={live} className={classes.slide}>
      <span className={classes.picture}>
        <LiveCover live={live} />
      </span>
      <span className={classes.words}>
        <span className={classes.state}>
          <StatusTag status={live.status} />
          <WhenText live={live} onZero={onZero} className={classes.soon} />
        </span>
        <span className={classes.subject}>
          <bdi>{live.subject}</bdi>
        </span>
        <span className={classes.person}>
          <Face name={live.lecturer.fullName} src={live.lecturer.portrait} size={32} isNamed />
          <span>
            {live.lecturer.fullName}
            <span className={classes.place}>{live.lecturer.organization.name}</span>
          </span>
        </span>
        <span className={classes.people}>
          <PeopleCount live={live} />
        </span>
      </span>
    </DetailLink>
  );
}

function Slides({ lives, onZero }: { lives: readonly LiveCardData[]; onZero: () => void }) {
  const t = useT('activity');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = lives.find(({ id }) => id === chosen) ?? lives[0];
  if (!shown) return null;
  return (
    <section className={classes.root} aria-label={t('live.home.banner')}>
      <Slide live={shown} onZero={onZero} />
      {lives.length > 1 && (
        <div className={classes.dots}>
          {lives.map(({ id, subject }) => (
            <button
              key={id}
              type="button"
              className={classes.dot}
              aria-label={t('live.home.banner.show', { subject })}
              aria-current={id === shown.id}
              onClick={() => setChosen(id)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** LIVE-ROOM-12: what is on or comes next, large. Nothing moves by itself. */
export function LiveBanner({ onZero }: { onZero: () => void }) {
  return (
    <OptionalPart endpoint={nativeCommunity.banner} input={everySupplier}>
      {({ items }) => <Slides lives={items} onZero={onZero} />}
    </OptionalPart>
  );
}
