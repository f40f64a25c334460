import { Button } from '@mantine/core';
import { listRewarders } from '@shuyuan/contract/ledger/currency.wire';
import { changeSearch } from '../../../lib/navigation.ts';
import { OptionalPart } from '../../reads/OptionalPart.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { AllRewarders } from './AllRewarders.tsx';
import classes from './Reward.module.css';
import { RewardTotal } from './RewardTotal.tsx';

const faces = 8;

/** COMM-16: who gave coins for a post and its answers, in one line; all of them lie at an address of their own (LEDGER-22). */
export function Rewarders({ questionId }: { questionId: string }) {
  const t = useT('share');
  const { rewards } = useSearchParams();
  return (
    <OptionalPart endpoint={listRewarders} input={{ id: questionId, page: 1, pageSize: faces }}>
      {({ items, ...sums }) =>
        sums.recordCount > 0 && (
          <section className={classes.givers} aria-label={t('ledger.reward.givers')}>
            <ul className={classes.faces}>
              {items.map(({ memberId, memberName, portrait }) => (
                <li key={memberId}>
                  <Face name={memberName} src={portrait} size={28} />
                </li>
              ))}
            </ul>
            <RewardTotal rewards={sums} />
            <Button size="compact-sm" variant="subtle" onClick={() => changeSearch({ rewards: 1 })}>
              {t('ledger.reward.all')}
            </Button>
            {rewards !== undefined && <AllRewarders questionId={questionId} asked={rewards} />}
          </section>
        )
      }
    </OptionalPart>
  );
}
