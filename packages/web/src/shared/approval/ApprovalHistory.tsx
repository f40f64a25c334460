import type { readProcess } from '@shuyuan/contract/approval/approval.wire';
import type { ApprovalAction } from '@shuyuan/contract/approval/process-life';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Check, type LucideIcon, Redo2, RotateCcw, Send, Undo2, UserRoundPen, X } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import classes from './ApprovalHistory.module.css';

type History = OutputOf<typeof readProcess>['history'];

const icons: Record<ApprovalAction, LucideIcon> = {
  submit: Send,
  agree: Check,
  refuse: X,
  withdraw: Undo2,
  resubmit: RotateCcw,
  'pass-on': Redo2,
  reassign: UserRoundPen,
};

/** Everything that was done, oldest first, as a line one can follow. */
export function ApprovalHistory({ history }: { history: History }) {
  const t = useT('personal');
  const format = useFormat();
  return (
    <ol className={classes.root}>
      {history.map(({ id, action, actor, onBehalfOf, receiver, comment, time }) => {
        const Icon = icons[action];
        const names = { name: actor.fullName, from: onBehalfOf?.fullName ?? actor.fullName };
        return (
          <li key={id} className={classes.act} data-action={action}>
            <span className={classes.mark} aria-hidden="true">
              <Icon size={14} />
            </span>
            <div className={classes.words}>
              <p className={classes.line}>
                <span>
                  {t(`approvals.did.${action}`, { ...names, receiver: receiver?.fullName ?? '' })}
                  {onBehalfOf && !receiver && (
                    <span className={classes.soft}>{t('approvals.onBehalfOf', { name: onBehalfOf.fullName })}</span>
                  )}
                </span>
                <time className={classes.time} dateTime={new Date(time).toISOString()}>
                  {format.dateTime(time)}
                </time>
              </p>
              {comment && <p className={classes.comment}>{comment}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
