import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { isOpen, LiveStatus } from '@shuyuan/contract/live/live-status';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import { lazy, Suspense, useState } from 'react';
import { orReloadOnce } from '../../../../lib/load-chunk.ts';
import { useT } from '../../../../lib/texts.ts';
import { OfferView } from '../../../../shared/pricing/lazy-pricing.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { DetailHero } from './DetailHero.tsx';
import { isUnpaid, type LiveDetail } from './live-detail.ts';
import classes from './LiveDetailView.module.css';
import { ScorePanel } from './ScorePanel.tsx';

/** Only who manages a live loads what changes it. */
const ManagePanel = lazy(async () => {
  const module = await orReloadOnce('live-manage-panel', import('./ManagePanel.tsx'));
  return { default: module.ManagePanel };
});

const Replay = lazy(async () => {
  const module = await orReloadOnce('live-replay', import('../../replay/Replay.tsx'));
  return { default: module.Replay };
});

function Text({ title, text }: { title: string; text: string }) {
  return (
    <Panel title={title}>
      <p className={classes.text}>
        <bdi>{text}</bdi>
      </p>
    </Panel>
  );
}

/** A recording is there within a minute of the end; whoever waits for it is told. */
const freshMs = 2 * minuteMs;

/** D-122: what one pays for the room and the replay, as long as there is one of the two. */
function LiveOffer({ live: { id, offer, status, hasReplay } }: { live: LiveDetail }) {
  if (!offer || offer.isOpen || !(isOpen(status) || hasReplay)) return null;
  return <OfferView businessType="live" businessId={id} offer={offer} />;
}

/** ROUTE-03: everything about one live, in whatever state it is. */
export function LiveDetailView({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  const [isFresh] = useState(() => live.endedTime !== null && live.endedTime > Date.now() - freshMs);
  return (
    <article className={classes.root}>
      {live.homeConfigId !== null && <output className={classes.preview}>{t('live.detail.preview')}</output>}
      <DetailHero live={live} />
      <LiveOffer live={live} />
      {live.status === LiveStatus.ended &&
        !isUnpaid(live) &&
        !isExternal(live.supplier) &&
        (live.hasReplay || live.isManaged || isFresh) && (
          <Suspense fallback={null}>
            <Replay liveId={live.id} subject={live.subject} isFresh={isFresh} />
          </Suspense>
        )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <Text title={t('live.detail.about')} text={live.desc || t('live.detail.noAbout')} />
          {live.lecturerDesc && <Text title={t('live.detail.aboutLecturer')} text={live.lecturerDesc} />}
        </div>
        <div className={classes.column}>
          {live.isManaged && (
            <Suspense fallback={null}>
              <ManagePanel live={live} />
            </Suspense>
          )}
          <ScorePanel live={live} />
        </div>
      </div>
    </article>
  );
}
