import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordMin } from '@shuyuan/contract/auth/password';
import { textOfNumber, useT } from '../../../lib/texts.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { type passwordRefusal, type PasswordValues, wrongFields } from './change-password-form.ts';
import classes from '../LoginForm.module.css';

type Values = Omit<PasswordValues, 'repeated'>;

type Props = {
  account: string;
  isBusy: boolean;
  refusal: ReturnType<typeof passwordRefusal>;
  onEdit: () => void;
  onSubmit: (values: Values) => void;
};

export function FirstPasswordForm({ account, isBusy, refusal, onEdit, onSubmit }: Props) {
  const t = useT('common');
  const hint = t('setup.password.hint', { min: passwordMin });
  const form = useForm<Values>({
    initialValues: { password: '', newPassword: '' },
    validateInputOnBlur: true,
    // It is shown when asked for, so that it need not be typed twice.
    validate: (values) => {
      const wrong = wrongFields({ ...values, repeated: values.newPassword }, account);
      return {
        password: wrong.includes('password') ? t('password.present.required') : null,
        newPassword: wrong.includes('newPassword') ? hint : null,
      };
    },
    onValuesChange: onEdit,
  });
  const field = (name: keyof Values) => ({
    showLabel: t('login.showPassword'),
    hideLabel: t('login.hidePassword'),
    capsLockHint: t('login.capsLock'),
    maxLength: 200,
    ...form.getInputProps(name),
    ...(refusal?.field === name && { error: textOfNumber(refusal.number) }),
  });
  return (
    <form className={classes.root} onSubmit={form.onSubmit((values) => onSubmit(values))} noValidate>
      {/* For the browser's own store of passwords: it otherwise saves the new one for nobody. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <PasswordField label={t('password.present')} autoComplete="current-password" {...field('password')} />
      <PasswordField
        label={t('password.new')}
        description={hint}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('password.submit')}
      </Button>
    </form>
  );
}
