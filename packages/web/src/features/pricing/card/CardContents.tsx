import { listCardContents } from '@shuyuan/contract/pricing/price.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Card.module.css';
import { OpenedContent } from './OpenedContent.tsx';

/** D-191: what it opens, as far as whoever looks may see it; the address keeps the page. */
export function CardContents({ id, isActive }: { id: string; isActive: boolean }) {
  const t = useT('personal');
  const paging = usePaging();
  const read = useRead(listCardContents, { id, ...paging }, { claims: 'notices', placeholderData: keepPreviousData });
  const title = t(isActive ? 'pricing.card.contents' : 'pricing.card.contents.ended');
  return (
    <Panel title={title}>
      <ReadStates read={read} failed={t('pricing.card.contents.failed')} shape="list" count={2}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <EmptyState title={t('pricing.card.contents.empty.title')} text={t('pricing.card.contents.empty.text')} />
          ) : (
            <>
              <ul className={classes.contents} aria-label={title}>
                {items.map((content) => (
                  <OpenedContent key={`${content.businessType} ${content.businessId}`} content={content} />
                ))}
              </ul>
              <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch({ ...next })} />
            </>
          )
        }
      </ReadStates>
    </Panel>
  );
}
