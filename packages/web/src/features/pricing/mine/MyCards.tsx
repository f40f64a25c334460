import { listMyCards } from '@shuyuan/contract/pricing/price.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { HeldCard } from './HeldCard.tsx';
import classes from './Mine.module.css';
import { MinePager } from './MinePager.tsx';

/** D-120: the cards one holds, those that have ended last. */
export function MyCards() {
  const t = useT('share');
  const paging = usePaging();
  const read = useRead(listMyCards, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={read} failed={t('pricing.cards.failed')} shape="cards" count={3}>
      {({ items, recordCount }) =>
        recordCount === 0 ? (
          <Panel>
            <EmptyState title={t('pricing.cards.empty.title')} text={t('pricing.cards.empty.text')} />
          </Panel>
        ) : (
          <>
            <ul className={classes.grid} aria-label={t('pricing.mine.cards')}>
              {items.map((card) => (
                <li key={card.id}>
                  <HeldCard card={card} />
                </li>
              ))}
            </ul>
            <MinePager paging={paging} recordCount={recordCount} />
          </>
        )
      }
    </ReadStates>
  );
}
