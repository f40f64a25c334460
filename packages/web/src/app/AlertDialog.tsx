import { useT } from '../lib/texts.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import type { DialogProps } from './dialog-props.ts';

/** ERR-07: a refusal the person must have read. */
export function Dialog({ request, isOpen, onClose }: DialogProps) {
  const t = useT('common');
  const text = typeof request['text'] === 'string' ? request['text'] : '';
  const words = { title: t('shell.alert.title'), text, okLabel: t('shell.alert.ok') };
  return <AlertDialog {...words} isOpen={isOpen} onClose={onClose} />;
}
