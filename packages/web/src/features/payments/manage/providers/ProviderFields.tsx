import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { providerFields, providerLimits, type ProviderName } from '@shuyuan/contract/payments/provider-names';
import { useT } from '../../../../lib/texts.ts';

type Field = (typeof providerFields)[ProviderName]['config' | 'secret'][number];
type Props = {
  method: ProviderName;
  hasSecret: boolean;
  textField: (field: Field) => TextInputProps & TextareaProps;
};

const long: ReadonlySet<Field> = new Set(['platformKey', 'privateKey']);

/** The fields an account with this provider has. */
export function ProviderFields({ method, hasSecret, textField }: Props) {
  const t = useT('payments');
  const { config, secret } = providerFields[method];
  const secrets: readonly Field[] = secret;
  return [...config, ...secret].map((field) => {
    const shown = {
      label: t(`provider.${field}`),
      dir: 'ltr',
      autoComplete: 'off',
      spellCheck: false,
      ...(hasSecret && secrets.includes(field) && { description: t('provider.secret.kept') }),
    } as const;
    return long.has(field) ? (
      <Textarea key={field} {...shown} rows={3} maxLength={providerLimits.keyMax} {...textField(field)} />
    ) : (
      <TextInput key={field} {...shown} maxLength={providerLimits.idMax} {...textField(field)} />
    );
  });
}
