import { searchOrganizations } from '@shuyuan/contract/people/organizations.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { wayOf } from '../../../shared/people/use-organization-options.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OrganizationRow } from './tree/OrganizationBranch.tsx';
import classes from './tree/OrganizationTree.module.css';

const firstPage = { page: 1, pageSize: 20 };

/** What was found, each a row of the tree like any other: it opens, moves and is dropped on. */
export function FoundOrganizations({ search }: { search: string }) {
  const t = useT('admin');
  const [paging, setPaging] = useState(firstPage);
  const found = useRead(
    searchOrganizations,
    { search, ...paging },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <ReadStates read={found} failed={t('admin.organizations.failed')} shape="list">
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState
            art={<NothingFound />}
            title={t('admin.organizations.search.none', { search })}
            text={t('admin.organizations.search.noneText')}
          />
        ) : (
          <>
            <ul className={classes.root} aria-label={t('admin.organizations.search.found')}>
              {items.map(({ above, ...node }) => (
                <OrganizationRow
                  key={node.id}
                  place={{
                    node,
                    above: above.map(({ id }) => id),
                    previousId: null,
                    nextId: null,
                    isAmongSiblings: false,
                  }}
                  way={
                    above.length > 0 && (
                      <span className={classes.way}>{t('admin.organizations.above', { path: wayOf(above) })}</span>
                    )
                  }
                />
              ))}
            </ul>
            <ListPager paging={paging} recordCount={recordCount} onChange={setPaging} />
          </>
        )
      }
    </ReadStates>
  );
}
