import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordMin } from '@shuyuan/contract/auth/password';
import { KeyRound } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { textOfNumber, useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './ChangePassword.module.css';
import { passwordRefusal, type PasswordValues, wrongFields } from './change-password-form.ts';
import { useChangingPassword } from './use-changing-password.ts';

const nothing: PasswordValues = { password: '', newPassword: '', repeated: '' };

function PasswordForm() {
  const t = useT('personal');
  const common = useT('common');
  const account = useSession((session) => session.currentUser?.name ?? '');
  const changing = useChangingPassword();
  const hint = t('centre.password.hint', { min: passwordMin });
  const messages: Record<keyof PasswordValues, string> = {
    password: t('centre.password.current.required'),
    newPassword: hint,
    repeated: t('centre.password.repeat.wrong'),
  };
  const form = useForm<PasswordValues>({
    initialValues: nothing,
    validate: (values) => Object.fromEntries(wrongFields(values, account).map((field) => [field, messages[field]])),
    onValuesChange: () => {
      if (changing.isError) changing.reset();
    },
  });
  const refusal = passwordRefusal(changing.error);
  const field = (name: keyof PasswordValues) => ({
    ...form.getInputProps(name),
    ...(refusal?.field === name && { error: textOfNumber(refusal.number) }),
    showLabel: common('login.showPassword'),
    hideLabel: common('login.hidePassword'),
    capsLockHint: common('login.capsLock'),
  });
  const submit = ({ password, newPassword }: PasswordValues) =>
    changing.mutate({ password, newPassword }, { onSuccess: () => form.reset() });
  return (
    <>
      <HintText size="base">{t('centre.password.text')}</HintText>
      <form className={classes.form} onSubmit={form.onSubmit(submit)} noValidate>
        <input type="hidden" name="username" value={account} autoComplete="username" />
        <PasswordField label={t('centre.password.current')} autoComplete="current-password" {...field('password')} />
        <PasswordField
          label={t('centre.password.new')}
          description={hint}
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <PasswordField label={t('centre.password.repeat')} autoComplete="new-password" {...field('repeated')} />
        <div>
          <Button type="submit" loading={changing.isPending}>
            {t('centre.password.submit')}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Who signs in elsewhere has no password here: a form that can only refuse is no help to them. */
export function ChangePassword() {
  const t = useT('personal');
  const hasPassword = useSession((session) => session.currentUser?.hasPassword ?? true);
  return (
    <Panel title={t('centre.password.title')} icon={<KeyRound />}>
      {hasPassword ? <PasswordForm /> : <HintText size="base">{t('centre.password.elsewhere')}</HintText>}
    </Panel>
  );
}
