import { readPolicy, savePolicy } from '@shuyuan/contract/auth/sign-in.wire';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';

/** Passwords off or on for everybody; off is asked about twice, because whoever errs here locks others out. */
export function PolicyPanel() {
  const t = useT('admin');
  const common = useT('common');
  const [isAsking, setIsAsking] = useState(false);
  const { data: policy } = useRead(readPolicy, {});
  const save = useWrite(savePolicy, {
    refreshes: [readPolicy],
    onSuccess: (_, { mode }) => {
      setIsAsking(false);
      showNotice(t(`admin.signIn.policy.saved.${mode}`), 'success');
    },
  });
  if (!policy) return null;
  const isOnly = policy.mode === 'sso-only';
  const hasNoWay = !isOnly && policy.enabledSources === 0;
  return (
    <Panel title={t('admin.signIn.policy.title')} icon={<ShieldCheck size={18} aria-hidden />}>
      <SwitchField
        label={t('admin.signIn.policy.only')}
        description={t(hasNoWay ? 'admin.signIn.policy.noWay' : 'admin.signIn.policy.hint')}
        isOn={isOnly}
        isDisabled={hasNoWay || save.isPending}
        onChange={(isOn) => (isOn ? setIsAsking(true) : save.mutate({ mode: 'open' }))}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('admin.signIn.policy.confirm.title')}
        text={t('admin.signIn.policy.confirm.text')}
        confirmLabel={t('admin.signIn.policy.confirm')}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isDestructive
        isBusy={save.isPending}
        onConfirm={() => save.mutate({ mode: 'sso-only' })}
        onCancel={() => setIsAsking(false)}
      />
    </Panel>
  );
}
