import { Button } from '@mantine/core';
import {
  deletePage,
  listManagedPages,
  listNavigation,
  readManagedPage,
  readPage,
} from '@shuyuan/contract/site/page.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { reloadPerson } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { Managed } from './managed.ts';

type Props = { page: Managed['items'][number]; name: string };

function Question({ page: { id }, name, onClose }: Props & { onClose: () => void }) {
  const t = useT('site');
  // Its revision is asked for now: what somebody changed meanwhile is not deleted unread.
  const page = useRead(readManagedPage, { id }, { gcTime: 0 });
  return (
    <RemoveDialog
      title={t('site.pages.delete.title', { name })}
      text={t('site.pages.delete.text')}
      confirmLabel={t('site.pages.delete')}
      doneText={t('site.pages.deleted')}
      endpoint={deletePage}
      input={{ id, revision: page.data?.revision ?? 0 }}
      isLoading={page.isPending}
      refreshes={[listManagedPages, readPage, listNavigation]}
      claims={['site.has-pages-below', 'request.stale']}
      onRemoved={() => void reloadPerson()}
      onClose={onClose}
    />
  );
}

export function DeletePage(props: Props) {
  const t = useT('site');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        aria-label={t('site.pages.delete.named', { name: props.name })}
        onClick={() => setIsAsking(true)}
      >
        {t('site.pages.delete')}
      </Button>
      {isAsking && <Question {...props} onClose={() => setIsAsking(false)} />}
    </>
  );
}
