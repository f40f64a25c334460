import { learnSequenceLabels } from '@shuyuan/contract/positions/learn-sequence';
import type { listPositionPaths } from '@shuyuan/contract/positions/position.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { AuditTag } from '../AuditTag.tsx';
import classes from './PathCard.module.css';
import { PathProgress } from '../PathProgress.tsx';

type Path = OutputOf<typeof listPositionPaths>['items'][number];

/** One path of the reader's, as far as they are. */
export function PathCard({ path }: { path: Path }) {
  const t = useT('study');
  const { date } = useFormat();
  const { positionId, name, introduction, closeTime, joinTime } = path;
  return (
    <Card as="li" className={classes.root}>
      <div className={classes.head}>
        <PathLink to="positionDetail" params={{ pageId: positionId }} className={classes.name}>
          {name}
        </PathLink>
        <span className={classes.tags}>
          <Tag>{t(learnSequenceLabels[path.learnSequence])}</Tag>
          {path.auditState !== 'none' && <AuditTag state={path.auditState} />}
        </span>
      </div>
      {introduction && <HintText>{introduction}</HintText>}
      <PathProgress progress={path} />
      <HintText as="span">
        {closeTime === null
          ? t('positions.joined', { date: date(joinTime) })
          : t('positions.closed', { date: date(closeTime) })}
      </HintText>
    </Card>
  );
}
