import { changeSearch } from '../../../lib/navigation.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { GrantItems } from './GrantItems.tsx';

/** LEDGER-02: who received what. The address keeps which one is open. */
export function GrantDialog() {
  const t = useT('share');
  const common = useT('common');
  const { grant } = useSearchParams();
  const close = () => changeSearch({ grant: undefined });
  return (
    <Dialog isOpen={Boolean(grant)} title={t('ledger.grant.title')} closeLabel={common('dialog.close')} onClose={close}>
      {grant && <GrantItems key={grant} grantId={grant} />}
    </Dialog>
  );
}
