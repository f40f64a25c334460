import { findQuestion } from '@shuyuan/contract/community/question.wire';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { EditForm } from './EditForm.tsx';

/** COMM-08, COMM-10: what is published, to be mended; its kind and whose it is stay. */
export function EditPublished({ id }: { id: string }) {
  const t = useT('share');
  // Read anew each time: somebody else of the account may have changed it.
  const published = useRead(
    findQuestion,
    { id },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, claims: 'notices' },
  );
  return (
    <Panel>
      <ReadStates read={published} failed={t('community.publish.edit.failed')} shape="list" count={4}>
        {(found) => <EditForm key={found.id} published={found} />}
      </ReadStates>
    </Panel>
  );
}
