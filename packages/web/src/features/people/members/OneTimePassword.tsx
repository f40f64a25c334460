import { Button } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import classes from './OneTimePassword.module.css';

type Props = { name: string; account: string; password: string; onClose: () => void };

/** The only time it is shown. It can be selected by hand where the browser does not let a page copy. */
export function OneTimePassword({ name, account, password, onClose }: Props) {
  const t = useT('admin');
  const { closeLabel } = useFormDialogTexts();
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(password).then(
      () => setIsCopied(true),
      () => document.getElementById(id)?.focus(),
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Dialog
      isOpen
      title={t('admin.members.password.title', { name })}
      closeLabel={closeLabel}
      width={440}
      onClose={onClose}
    >
      <p className={classes.text}>{t('admin.members.password.text')}</p>
      <p className={classes.account}>
        {t('admin.members.password.account')} <bdi>{account}</bdi>
      </p>
      <div className={classes.line}>
        <input
          id={id}
          className={classes.password}
          dir="ltr"
          readOnly
          aria-label={t('admin.members.password.label')}
          value={password}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={copy}>
          <span aria-live="polite">
            {t(isCopied ? 'admin.members.password.copied' : 'admin.members.password.copy')}
          </span>
        </Button>
      </div>
      <div className={classes.actions}>
        <Button onClick={onClose} data-autofocus>
          {t('admin.members.password.done')}
        </Button>
      </div>
    </Dialog>
  );
}
