import { EntranceLayout } from '../../features/auth/EntranceLayout.tsx';
import { EntranceTitle } from '../../features/auth/EntranceTitle.tsx';
import { CheckPanel } from '../../features/certificates/check/CheckPanel.tsx';
import { useT } from '../../lib/texts.ts';

/** D-188: where anybody with a number reads whether it holds. */
export function CheckRoute() {
  const t = useT('study');
  return (
    <EntranceLayout>
      <EntranceTitle title={t('certificates.check.title')} text={t('certificates.check.text')} />
      <CheckPanel />
    </EntranceLayout>
  );
}
