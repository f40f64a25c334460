import { useT } from '../lib/texts.ts';
import type { DialogProps } from './dialog-table.ts';
import { TextDialog } from './TextDialog.tsx';

/** ERR-07: a refusal the person must have read. */
export function Dialog({ request, ...dialog }: DialogProps) {
  const t = useT('common');
  const text = typeof request['text'] === 'string' ? request['text'] : '';
  return <TextDialog {...dialog} title={t('shell.alert.title')} text={text} />;
}
