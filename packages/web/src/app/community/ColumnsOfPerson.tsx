import { listAccountColumns } from '@shuyuan/contract/community/column.wire';
import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { NotebookPen } from 'lucide-react';
import { ColumnGrid } from '../../features/community/columns/ColumnGrid.tsx';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { BlankScroll } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';

const shown = 6;

function NoColumns() {
  const t = useT('personal');
  return (
    <EmptyState
      art={<BlankScroll />}
      title={t('homepage.columns.empty.title')}
      text={t('homepage.columns.empty.text')}
    />
  );
}

function Columns({ accountId }: { accountId: string }) {
  const t = useT('personal');
  const columns = useRead(listAccountColumns, { enjoyId: accountId, page: 1, pageSize: shown }, { claims: 'notices' });
  return (
    <ReadStates read={columns} failed={t('homepage.failed')} shape="list" count={2}>
      {({ items }) =>
        items.length === 0 ? (
          <NoColumns />
        ) : (
          <ColumnGrid label={t('homepage.columns.title')} columns={items} hasAccount={false} />
        )
      }
    </ReadStates>
  );
}

/** D-097: the columns of a colleague, which are those of the account that is themselves: an expert's. */
export function ColumnsOfPerson({ memberId }: { memberId: string }) {
  const t = useT('personal');
  const accounts = useRead(listAccountsOf, { memberId }, { claims: 'notices' });
  return (
    <Panel title={t('homepage.columns.title')} icon={<NotebookPen />}>
      <ReadStates read={accounts} failed={t('homepage.failed')} shape="list" count={2}>
        {({ items }) => {
          const own = items.find(({ enjoyType }) => enjoyType === EnjoyType.expert);
          return own ? <Columns accountId={own.id} /> : <NoColumns />;
        }}
      </ReadStates>
    </Panel>
  );
}
