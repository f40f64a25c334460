import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { textOfNumber, useT } from '../../lib/texts.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import classes from './LoginForm.module.css';
import type { Refusal } from './use-sign-in.ts';

export type Credentials = { readonly account: string; readonly password: string };

type Props = {
  value: Credentials;
  isBusy: boolean;
  refusal: Refusal | null;
  onChange: (value: Credentials) => void;
  onSubmit: () => void;
};

export function LoginForm({ value, isBusy, refusal, onChange, onSubmit }: Props) {
  const t = useT('common');
  const { account, password } = value;
  const [isTried, setIsTried] = useState(false);
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const refused = (field: Refusal['field']) =>
    refusal?.field === field ? textOfNumber(refusal.number, refusal.values) : null;
  const accountError = isTried && account.trim() === '' ? t('login.accountRequired') : refused('account');
  const passwordError = isTried && password === '' ? t('login.passwordRequired') : refused('password');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (account.trim() === '') accountInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else onSubmit();
  };
  return (
    <form className={classes.root} onSubmit={submit} noValidate>
      <TextInput
        ref={accountInput}
        label={t('login.account')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        size="md"
        value={account}
        error={accountError}
        onChange={(event) => onChange({ account: event.currentTarget.value, password })}
      />
      <PasswordField
        ref={passwordInput}
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        size="md"
        value={password}
        error={passwordError}
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        capsLockHint={t('login.capsLock')}
        onChange={(event) => onChange({ account, password: event.currentTarget.value })}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('login.submit')}
      </Button>
      <p className={classes.help}>{t('login.passwordForgotten')}</p>
    </form>
  );
}
