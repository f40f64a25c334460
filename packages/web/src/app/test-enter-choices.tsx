import { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { useState } from 'react';
import { PersonSearch } from '../shared/people/PersonSearch.tsx';
import { TypedTopic } from '../shared/topics/TypedTopic.tsx';
import { AccountSearch } from '../features/ledger/manage/AccountSearch.tsx';
import { PeoplePicker } from '../features/live/form/fields/PeoplePicker.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { done, type EnterField } from './test-enter-fields.tsx';

function Typed() {
  const [text, setText] = useState('');
  return <TypedTopic label="Topic" error={null} text={text} isBusy={false} onText={setText} onEnter={done} />;
}

/** Where Enter chooses something. */
export const choosing: Readonly<Record<string, EnterField>> = {
  'ui/DataTable.tsx': {
    part: (
      <DataTable
        caption="Rows"
        columns={[{ key: 'a', header: 'A', cell: (row) => row }]}
        content={{ state: 'ready', rows: ['one'], empty: null }}
        rowKey={(row) => row}
        onOpen={done}
      />
    ),
  },
  'shared/people/PersonSearch.tsx': {
    part: <PersonSearch label="Who" placeholder="" noneFound="" onChoose={done} />,
    finds: 'Lin',
  },
  'shared/topics/TypedTopic.tsx': { part: <Typed /> },
  'features/ledger/manage/AccountSearch.tsx': {
    part: <AccountSearch label="Account" error={null} exceptIds={[]} onChoose={done} />,
    finds: 'Lin',
  },
  'features/live/form/fields/PeoplePicker.tsx': {
    part: <PeoplePicker label="Host" hint="" supplier={LiveSupplier.native} value={[]} max={2} onChange={done} />,
    finds: 'Lin',
  },
};
