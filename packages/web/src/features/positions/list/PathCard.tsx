import { learnSequenceLabels } from '@shuyuan/contract/positions/learn-sequence';
import type { listPositionPaths } from '@shuyuan/contract/positions/position.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Waypoints } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Cover } from '../../../shared/covers/Cover.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { AuditTag } from '../AuditTag.tsx';
import classes from './PathCard.module.css';
import { ContentProgress } from '../../../shared/contents/ContentProgress.tsx';

type Path = OutputOf<typeof listPositionPaths>['items'][number];

/** One path of the reader's, as far as they are: a card like those of courses. */
export function PathCard({ path }: { path: Path }) {
  const t = useT('study');
  const { date } = useFormat();
  const { positionId, name, introduction, closeTime, joinTime } = path;
  return (
    <li className={classes.place}>
      <PathLink to="positionDetail" params={{ pageId: positionId }} className={classes.root}>
        <span className={classes.picture}>
          <Cover of={{ id: positionId, coverPath: null }} icon={Waypoints} />
          {path.auditState !== 'none' && (
            <span className={classes.status}>
              <AuditTag state={path.auditState} />
            </span>
          )}
        </span>
        <bdi className={classes.name}>{name}</bdi>
        {introduction && <span className={classes.introduction}>{introduction}</span>}
        <HintText as="span">
          {t(learnSequenceLabels[path.learnSequence])}
          {' · '}
          {closeTime === null
            ? t('positions.joined', { date: date(joinTime) })
            : t('positions.closed', { date: date(closeTime) })}
        </HintText>
        <ContentProgress progress={path} />
      </PathLink>
    </li>
  );
}
