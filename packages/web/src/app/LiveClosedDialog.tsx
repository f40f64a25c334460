import { useT } from '../lib/texts.ts';
import type { DialogProps } from './dialog-table.ts';
import { TextDialog } from './TextDialog.tsx';

/** LIVE-FORM-04: instead of the live creation dialog while the organisation's entrance switch is off. */
export function Dialog({ request: _request, ...dialog }: DialogProps) {
  const t = useT('common');
  return <TextDialog {...dialog} title={t('section.live')} text={t('shell.liveClosed')} />;
}
