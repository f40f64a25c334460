import { hasBegun } from '@shuyuan/contract/live/live-status';
import { Star } from 'lucide-react';
import { OptionalPart } from '../../../../shared/reads/OptionalPart.tsx';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { communityOf } from '../../calls-of.ts';
import type { LiveDetail } from './live-detail.ts';
import classes from './ScorePanel.module.css';
import { Stars } from './Stars.tsx';

type Score = { readonly mine: number | null; readonly avgScore: number | null; readonly scoreCount: number };

function Average({ avgScore, scoreCount }: Score) {
  const t = useT('activity');
  const format = useFormat();
  if (avgScore === null) return <p className={classes.hint}>{t('live.detail.score.none')}</p>;
  return (
    <p className={classes.average}>
      <span className={classes.number}>{avgScore.toFixed(1)}</span>
      <span className={classes.hint}>{t('live.detail.score.count', { count: format.count(scoreCount) })}</span>
    </p>
  );
}

function Why({ live, mine }: { live: LiveDetail; mine: number | null }) {
  const t = useT('activity');
  if (mine !== null) return <p className={classes.hint}>{t('live.detail.score.closed')}</p>;
  return live.hasAttended ? null : <p className={classes.hint}>{t('live.detail.score.notAttended')}</p>;
}

/** LIVE-ROOM-14, D-066: from its beginning on; who was there may say how it was. */
export function ScorePanel({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  if (!hasBegun(live.status)) return null;
  return (
    <OptionalPart endpoint={communityOf(live.supplier).readScore} input={{ id: live.id }}>
      {(score) => (
        <Panel title={t('live.detail.score.title')} icon={<Star />}>
          <Average {...score} />
          {score.canScore ? <Stars live={live} mine={score.mine} /> : <Why live={live} mine={score.mine} />}
        </Panel>
      )}
    </OptionalPart>
  );
}
