import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../../lib/texts.ts';
import { BooksAndTea } from '../../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';

export function NoColumns({ accountId }: { accountId: string }) {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<BooksAndTea />}
        title={t('community.column.manage.empty.title')}
        text={t('community.column.manage.empty.text')}
        action={
          <PathLink to="columnAdd" search={{ teamID: accountId }}>
            {t('community.column.add')}
          </PathLink>
        }
      />
    </Panel>
  );
}
