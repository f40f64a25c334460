import {
  assignPosition,
  listManagedPositions,
  listPositionHolders,
  readPositionForm,
  unassignPosition,
} from '@shuyuan/contract/positions/manage-position.wire';
import { useState } from 'react';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { PersonSearch } from '../../../../shared/people/PersonSearch.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { HolderTable } from './HolderTable.tsx';
import { HolderTools } from './HolderTools.tsx';
import type { Holder } from './use-holder-columns.tsx';

const refreshes = [listPositionHolders, readPositionForm, listManagedPositions];

/** The people with a position: giving it puts them on its path, taking it away closes their walk. */
export function Holders({ id, canRemind }: { id: string; canRemind: boolean }) {
  const t = useT('study');
  const [removed, setRemoved] = useState<Holder | null>(null);
  const assigning = useWrite(assignPosition, { refreshes });
  return (
    <Panel title={t('positions.holders')}>
      <Stack>
        <HolderTools id={id} canRemind={canRemind} />
        <PersonSearch
          label={t('positions.holders.add')}
          placeholder={t('positions.holders.find')}
          noneFound={t('positions.holders.none')}
          onChoose={(person) => assigning.mutate({ id, memberIds: [person.id] })}
        />
        <HolderTable positionId={id} onRemove={setRemoved} />
      </Stack>
      {removed && (
        <RemoveDialog
          title={t('positions.holders.removeNamed', { name: removed.fullName })}
          text={t('positions.holders.remove.text')}
          confirmLabel={t('positions.holders.remove')}
          doneText={t('positions.form.done')}
          endpoint={unassignPosition}
          input={{ id, memberIds: [removed.memberId] }}
          refreshes={refreshes}
          onClose={() => setRemoved(null)}
        />
      )}
    </Panel>
  );
}
