import { listAccounts } from '@shuyuan/contract/teams/account.wire';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { SharerGrid } from '../../features/teams/index-page/SharerGrid.tsx';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { WaitingSeats } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';

const pageSize = 10;

/** The share accounts that write about a topic. */
export function AccountsOfTopic({ topicId }: { topicId: string }) {
  const t = useT('share');
  const [paging, setPaging] = useState({ page: 1, pageSize });
  const accounts = useRead(listAccounts, { ...paging, topicId }, { claims: 'notices' });
  return (
    <Panel title={t('topics.detail.accounts.title')} icon={<PenLine />}>
      <ReadStates read={accounts} failed={t('topics.detail.accounts.failed')} shape="list" count={3}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <EmptyState
              art={<WaitingSeats />}
              title={t('topics.detail.accounts.empty.title')}
              text={t('topics.detail.accounts.empty.text')}
            />
          ) : (
            <>
              <SharerGrid label={t('topics.detail.accounts.title')} sharers={items} />
              {recordCount > pageSize && (
                <ListPager paging={paging} recordCount={recordCount} sizes={[pageSize]} onChange={setPaging} />
              )}
            </>
          )
        }
      </ReadStates>
    </Panel>
  );
}
