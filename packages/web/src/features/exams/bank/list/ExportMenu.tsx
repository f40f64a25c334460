import { Button, Menu } from '@mantine/core';
import { exportQuestions } from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { type ExchangeFormat, exchangeFormats } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { saveFile, saveTable } from '../../../../lib/save-file.ts';
import { useT } from '../../../../lib/texts.ts';
import type { BankAddress } from '../bank-address.ts';
import { type Exported, LeftOutDialog } from './LeftOutDialog.tsx';
import { filtersOf } from './use-question-list.ts';

const fileNames: Record<ExchangeFormat, string> = {
  table: 'questions.csv',
  gift: 'questions.gift.txt',
  moodle: 'questions.xml',
};

function save(text: string, format: ExchangeFormat): void {
  if (format === 'table') saveTable(text.replace(/^\uFEFF/, ''), fileNames.table);
  else saveFile(new Blob([text], { type: format === 'gift' ? 'text/plain' : 'text/xml' }), fileNames[format]);
}

/** The questions of the list, all pages of it, as a file that can be imported again. */
export function ExportMenu({ state }: { state: BankAddress }) {
  const t = useT('bank');
  const [incomplete, setIncomplete] = useState<Exported | null>(null);
  const ask = useWrite(exportQuestions, {
    onSuccess: (exported, { format }) => {
      save(exported.text, format);
      if (exported.leftOutCount > 0) setIncomplete(exported);
      else showNotice(t('bank.export.done', { number: exported.questionCount }), 'success');
    },
  });
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <Button variant="default" leftSection={<Download size={16} aria-hidden />} loading={ask.isPending}>
            {t('bank.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {exchangeFormats.map((format) => (
            <Menu.Item key={format} onClick={() => ask.mutate({ format, ...filtersOf(state) })}>
              {t(`bank.format.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {incomplete && <LeftOutDialog exported={incomplete} onClose={() => setIncomplete(null)} />}
    </>
  );
}
