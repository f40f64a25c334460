import { listNavigation } from '@shuyuan/contract/site/page.wire';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { WaitingSeats } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { BranchCard } from './BranchCard.tsx';
import classes from './MoreBranchesPage.module.css';

/** ROUTE-17: the pages of one's own organisation and of those above it. */
export function MoreBranchesPage() {
  const t = useT('site');
  const pages = useRead(listNavigation, {}, { claims: 'notices' });
  return (
    <>
      <PageTitle title={t('site.branches.title')} description={t('site.branches.text')} />
      <ReadStates read={pages} failed={t('site.branches.failed')} shape="cards">
        {({ items }) =>
          items.length === 0 ? (
            <Panel>
              <EmptyState
                art={<WaitingSeats />}
                title={t('site.branches.empty')}
                text={t('site.branches.empty.text')}
              />
            </Panel>
          ) : (
            <ul className={classes.list}>
              {items.map((page) => (
                <BranchCard key={page.id} page={page} />
              ))}
            </ul>
          )
        }
      </ReadStates>
    </>
  );
}
