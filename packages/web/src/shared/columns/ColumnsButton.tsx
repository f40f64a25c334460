import { Button } from '@mantine/core';
import type { ColumnChoice, ColumnList } from '@shuyuan/contract/centre/column-lists';
import { Columns3 } from 'lucide-react';
import { useT } from '../../lib/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCentrePanels } from '../centre/use-centre-panels.ts';
import { ColumnRows } from './ColumnRows.tsx';

type Props = {
  list: ColumnList;
  choices: readonly ColumnChoice[];
  all: readonly { readonly key: string; readonly header: string }[];
  onChoose: (choices: readonly ColumnChoice[]) => void;
};

/** CENTRE-05: opens the choice of the columns of a list. */
export function ColumnsButton({ list, choices, all, onChoose }: Props) {
  const t = useT('centre');
  const common = useT('common');
  const panels = useCentrePanels();
  return (
    <>
      <Button variant="default" leftSection={<Columns3 size={16} aria-hidden />} onClick={() => panels.open('columns')}>
        {t('centre.columns.open')}
      </Button>
      <Dialog
        isOpen={panels.state.visible.columns}
        isInAddress
        title={t('centre.columns.title')}
        closeLabel={common('dialog.close')}
        onClose={() => panels.close()}
      >
        <ColumnRows list={list} choices={choices} all={all} onChoose={onChoose} />
      </Dialog>
    </>
  );
}
