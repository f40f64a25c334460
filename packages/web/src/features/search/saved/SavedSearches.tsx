import { listSavedSearches } from '@shuyuan/contract/search/saved/saved-search.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import classes from '../Search.module.css';
import { RemoveSaved } from './RemoveSaved.tsx';
import { RenameSaved } from './RenameSaved.tsx';
import type { Saved } from './saved-address.ts';
import { SavedItem } from './SavedItem.tsx';

type Editing = { readonly saved: Saved; readonly kind: 'rename' | 'remove' };

/** D-195: the searches the reader keeps, each with how much is new. A search page does without them. */
export function SavedSearches() {
  const t = useT('search');
  const read = useRead(listSavedSearches, {}, { claims: 'all' });
  const [editing, setEditing] = useState<Editing | null>(null);
  const items = read.data?.items ?? [];
  if (items.length === 0) return null;
  const close = () => setEditing(null);
  return (
    <Panel title={t('search.saved')} hint={t('search.saved.hint')}>
      <ul className={classes.words}>
        {items.map((saved) => (
          <SavedItem
            key={saved.id}
            saved={saved}
            onRename={() => setEditing({ saved, kind: 'rename' })}
            onRemove={() => setEditing({ saved, kind: 'remove' })}
          />
        ))}
      </ul>
      {editing?.kind === 'rename' && <RenameSaved saved={editing.saved} onClose={close} />}
      {editing?.kind === 'remove' && <RemoveSaved saved={editing.saved} onClose={close} />}
    </Panel>
  );
}
