import { readManagedPage } from '@shuyuan/contract/site/page.wire';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Editor } from './Editor.tsx';

function ManagedPage({ id }: { id: string }) {
  const t = useT('site');
  const page = useRead(readManagedPage, { id }, { claims: 'notices', gcTime: 0, staleTime: Infinity });
  return (
    <ReadStates read={page} failed={t('site.branch.failed')} shape="cards">
      {(data) => <Editor page={data} />}
    </ReadStates>
  );
}

/** D-186: the page itself with handles, for whoever administers it. */
export function PageEditorPage() {
  const t = useT('site');
  const { id } = usePathParams('pageEditor');
  const canEdit = useCan('config.write');
  return (
    <>
      <PageTitle title={t('site.editor.title')} description={t('site.editor.text')} />
      {canEdit ? (
        <ManagedPage key={id} id={id} />
      ) : (
        <Panel>
          <EmptyState title={t('site.editor.forbidden')} />
        </Panel>
      )}
    </>
  );
}
