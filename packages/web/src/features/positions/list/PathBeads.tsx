import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listPositionPaths } from '@shuyuan/contract/positions/position.wire';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { AuditTag } from '../AuditTag.tsx';
import classes from './PathBeads.module.css';

type Path = OutputOf<typeof listPositionPaths>['items'][number];

/** More beads nobody counts: of a longer path each stands for several sections. */
const most = 20;

/** A path in one line: its name, a bead for each required section, and how many are done. */
export function PathBeads({ path }: { path: Path }) {
  const t = useT('study');
  const { positionId, name, requiredCount, finishedCount, auditState } = path;
  const beads = Math.min(most, requiredCount);
  const done = requiredCount === 0 ? 0 : Math.floor((finishedCount / requiredCount) * beads);
  return (
    <li className={classes.root}>
      <PathLink to="positionDetail" params={{ pageId: positionId }} className={classes.name}>
        <bdi>{name}</bdi>
      </PathLink>
      <span className={classes.beads} aria-hidden="true">
        {Array.from({ length: beads }, (_, at) => (
          <span key={at} className={classes.bead} data-done={at < done || undefined} />
        ))}
      </span>
      <HintText as="span">{t('positions.progress', { finished: finishedCount, required: requiredCount })}</HintText>
      {auditState !== 'none' && <AuditTag state={auditState} />}
    </li>
  );
}
