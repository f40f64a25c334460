import { Button } from '@mantine/core';
import { Plus, Upload } from 'lucide-react';
import { go } from '../../../../lib/navigation.ts';
import { useT } from '../../../../lib/texts.ts';
import type { BankAddress } from '../bank-address.ts';
import { ExportMenu } from './ExportMenu.tsx';

/** The ways in and out of the bank, and the one to a new question. */
export function BankActions({ state }: { state: BankAddress }) {
  const t = useT('bank');
  return (
    <>
      <ExportMenu state={state} />
      <Button variant="default" leftSection={<Upload size={16} aria-hidden />} onClick={() => go('bankImport')}>
        {t('bank.import')}
      </Button>
      <Button
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => go('bankQuestion', {}, { category: state.category })}
      >
        {t('bank.new')}
      </Button>
    </>
  );
}
