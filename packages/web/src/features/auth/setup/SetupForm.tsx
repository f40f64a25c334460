import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordMin } from '@shuyuan/contract/auth/password';
import { textOfNumber, useT } from '../../../lib/texts.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import classes from '../LoginForm.module.css';
import { type setupRefusal, setupRules, type SetupValues } from './setup-form.ts';

type Props = {
  initialCode: string;
  isBusy: boolean;
  refusal: ReturnType<typeof setupRefusal>;
  onEdit: () => void;
  onSubmit: (values: SetupValues) => void;
};

export function SetupForm({ initialCode, isBusy, refusal, onEdit, onSubmit }: Props) {
  const t = useT('common');
  const messages: Record<keyof SetupValues, string> = {
    code: t('setup.code.required'),
    companyName: t('setup.companyName.invalid'),
    fullName: t('setup.fullName.invalid'),
    account: t('setup.account.invalid'),
    password: t('setup.password.hint', { min: passwordMin }),
  };
  const form = useForm<SetupValues>({
    initialValues: { code: initialCode, companyName: '', fullName: '', account: '', password: '' },
    validateInputOnBlur: true,
    validate: (values) =>
      Object.fromEntries(
        (Object.keys(setupRules) as (keyof SetupValues)[])
          .filter((field) => !setupRules[field](values))
          .map((field) => [field, messages[field]]),
      ),
    onValuesChange: onEdit,
  });
  /** What the server refused stands at its field until something is changed. */
  const field = (name: keyof SetupValues) => {
    const props = form.getInputProps(name);
    return refusal?.field === name ? { ...props, error: textOfNumber(refusal.number) } : props;
  };
  return (
    <form className={classes.root} onSubmit={form.onSubmit((values) => onSubmit(values))} noValidate>
      <TextInput label={t('setup.code')} description={t('setup.code.hint')} autoComplete="off" {...field('code')} />
      <TextInput label={t('setup.companyName')} autoComplete="organization" {...field('companyName')} />
      <TextInput label={t('setup.fullName')} autoComplete="name" {...field('fullName')} />
      <TextInput
        label={t('setup.account')}
        description={t('setup.account.hint')}
        autoComplete="username"
        autoCapitalize="none"
        {...field('account')}
      />
      <PasswordField
        label={t('setup.password')}
        description={t('setup.password.hint', { min: passwordMin })}
        autoComplete="new-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        capsLockHint={t('login.capsLock')}
        {...field('password')}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('setup.submit')}
      </Button>
    </form>
  );
}
