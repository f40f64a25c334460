import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listPositionStudy } from '@shuyuan/contract/positions/position.wire';
import { useT } from '../../../lib/texts.ts';
import { MembershipTag } from '../../../shared/contents/MembershipTag.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './LockReason.module.css';
import type { SectionActions } from './use-section-actions.ts';

type Lock = NonNullable<OutputOf<typeof listPositionStudy>['chapters'][number]['lock']>;
type Props = { lock: Lock; canStudy: boolean; actions: SectionActions };

/** Why a chapter is locked, and the shortest way to open it; its first step is open. */
export function LockReason({ lock: { remainingCount, shortestWay }, canStudy, actions }: Props) {
  const t = useT('study');
  const [first] = shortestWay;
  const rest = remainingCount - shortestWay.length;
  return (
    <Card tone="gold" className={classes.root}>
      <span>{t('positions.lock.why', { count: remainingCount })}</span>
      <ol className={classes.way}>
        {shortestWay.map(({ key, title, chapterTitle, trainingClass }) => (
          <li key={key}>
            {key === first?.key && canStudy ? (
              <button
                type="button"
                className={classes.step}
                disabled={actions.isBusy}
                onClick={() => actions.open(key)}
              >
                {title}
              </button>
            ) : (
              title
            )}{' '}
            <HintText as="span">{chapterTitle}</HintText> <MembershipTag membership={trainingClass} />
          </li>
        ))}
      </ol>
      {rest > 0 && <HintText as="span">{t('positions.lock.more', { count: rest })}</HintText>}
    </Card>
  );
}
