import { useT } from '../lib/texts.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import type { DialogProps } from './dialog-props.ts';

/** LIVE-FORM-04: instead of the live creation dialog while the organisation's entrance switch is off. */
export function Dialog({ isOpen, onClose }: DialogProps) {
  const t = useT('common');
  const words = { title: t('section.live'), text: t('shell.liveClosed'), okLabel: t('shell.alert.ok') };
  return <AlertDialog {...words} isOpen={isOpen} onClose={onClose} />;
}
