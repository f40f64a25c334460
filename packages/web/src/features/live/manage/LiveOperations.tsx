import { isExternal } from '@shuyuan/contract/live/suppliers';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { LiveOperation } from '@shuyuan/contract/live/live-life';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './LiveOperations.module.css';
import type { ManagedLive } from './managed-live.ts';

export type Doable = Exclude<LiveOperation, 'open' | 'viewDetail'>;
export type OnDo = (operation: Doable, live: ManagedLive) => void;

type LinkProps = { live: ManagedLive; label: string };

/** LIVE-MGMT-27: where a live is opened as its organiser depends on its supplier (ROUTE-01, ROUTE-02). */
function OpenLink({ live, label }: LinkProps) {
  return isExternal(live.supplier) ? (
    <PathLink to="activityLive" params={{ id: live.id }} className={classes.operation}>
      {label}
    </PathLink>
  ) : (
    <PathLink to="liveAction" search={{ id: live.id, identity: LiveIdentity.organizer }} className={classes.operation}>
      {label}
    </PathLink>
  );
}

function DetailLink({ live, label }: LinkProps) {
  return isExternal(live.supplier) ? (
    <PathLink to="activityDetail" params={{ id: live.id }} className={classes.operation}>
      {label}
    </PathLink>
  ) : (
    <PathLink to="liveDetail" params={{ id: live.id }} className={classes.operation}>
      {label}
    </PathLink>
  );
}

type Props = {
  live: ManagedLive;
  operations: readonly LiveOperation[];
  onDo: OnDo;
};

/** The last column: what leads somewhere is a link, what does something a button. */
export function LiveOperations({ live, operations, onDo }: Props) {
  const t = useT('activity');
  if (operations.length === 0) return <span className={classes.none}>{t('live.manage.none')}</span>;
  return (
    <span className={classes.root}>
      {operations.map((operation) => {
        const label = t(`live.manage.do.${operation}`);
        if (operation === 'open') return <OpenLink key={operation} live={live} label={label} />;
        if (operation === 'viewDetail') return <DetailLink key={operation} live={live} label={label} />;
        return (
          <button key={operation} type="button" className={classes.operation} onClick={() => onDo(operation, live)}>
            {label}
          </button>
        );
      })}
    </span>
  );
}
