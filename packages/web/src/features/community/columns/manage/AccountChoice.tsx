import { NativeSelect } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';

type Props = {
  accounts: readonly { readonly id: string; readonly name: string }[];
  current: string;
  onChoose: (id: string) => void;
};

/** Whose columns they are; whoever keeps a single account has nothing to choose. */
export function AccountChoice({ accounts, current, onChoose }: Props) {
  const t = useT('share');
  if (accounts.length < 2) return null;
  return (
    <NativeSelect
      label={t('community.column.manage.account')}
      data={accounts.map(({ id, name }) => ({ value: id, label: name }))}
      value={current}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
