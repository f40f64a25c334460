import type { exportQuestions } from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

type Props = { exported: Exported; onClose: () => void };

const width = 720;

const linkedText = ({ id, text }: Exported['leftOut'][number]) => (
  <PathLink to="bankQuestion" params={{ id }}>
    <bdi>{listedText(text)}</bdi>
  </PathLink>
);

/** The questions an export left out, each with the reason: a file that lacks some looks like any other. */
export function LeftOutDialog({ exported: { questionCount, leftOutCount, leftOut }, onClose }: Props) {
  const t = useT('bank');
  const common = useT('common');
  const { count } = useFormat();
  return (
    <Dialog
      isOpen
      title={t('bank.export.leftOut.title')}
      closeLabel={common('dialog.close')}
      width={width}
      onClose={onClose}
    >
      <Stack gap={12}>
        <p>{t('bank.export.leftOut', { number: count(questionCount), left: count(leftOutCount) })}</p>
        <DataTable
          caption={t('bank.export.leftOut.title')}
          columns={[
            {
              key: 'text',
              header: t('bank.column.text'),
              cell: linkedText,
            },
            { key: 'reason', header: t('bank.export.reason'), cell: ({ reason }) => t(`bank.export.reason.${reason}`) },
          ]}
          rowKey={({ id }) => id}
          content={{ state: 'ready', rows: leftOut, empty: null }}
        />
        {leftOutCount > leftOut.length && (
          <HintText>{t('bank.export.leftOut.more', { max: count(leftOut.length) })}</HintText>
        )}
      </Stack>
    </Dialog>
  );
}

export type Exported = OutputOf<typeof exportQuestions>;
