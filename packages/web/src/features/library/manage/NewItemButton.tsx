import { Plus } from 'lucide-react';
import { useState } from 'react';
import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { NewItem } from './NewItem.tsx';

/** Leads to the page of the draft that was made. */
export function NewItemButton() {
  const t = useT('library');
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <ActionButton leftSection={<Plus size={16} aria-hidden />} onClick={() => setIsCreating(true)}>
        {t('library.create')}
      </ActionButton>
      {isCreating && <NewItem onCreated={(id) => go('knowledgeDetail', { id })} onClose={() => setIsCreating(false)} />}
    </>
  );
}
