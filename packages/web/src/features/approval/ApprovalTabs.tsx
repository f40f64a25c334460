import { approvalBoxes, type ApprovalBox } from '@shuyuan/contract/approval/process-life';
import { PathLink } from '../../lib/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import classes from './ApprovalTabs.module.css';

type Props = { box: ApprovalBox; waiting: number | undefined };

/** The three lists as links: each has an address of its own, so back and reload keep the place. */
export function ApprovalTabs({ box, waiting }: Props) {
  const t = useT('personal');
  return (
    <nav className={classes.root} aria-label={t('approvals.boxes')}>
      {approvalBoxes.map((one) => (
        <PathLink
          key={one}
          to="centerMy"
          params={{ name: 'approvals' }}
          search={{ box: one === 'to-decide' ? undefined : one }}
          className={classes.tab}
          data-current={one === box}
          aria-current={one === box ? 'page' : undefined}
        >
          {t(`approvals.box.${one}`)}
          {one === 'to-decide' && waiting !== undefined && waiting > 0 && (
            <span className={classes.count}>{waiting}</span>
          )}
        </PathLink>
      ))}
    </nav>
  );
}
