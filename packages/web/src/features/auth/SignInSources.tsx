import { Button } from '@mantine/core';
import { textOfNumber, useT } from '../../lib/texts.ts';
import classes from './SignInSources.module.css';

export type EntranceSource = { readonly id: string; readonly kind: 'oidc' | 'ldap'; readonly name: string };

type Props = {
  sources: readonly EntranceSource[];
  /** The directory whose account the form asks for. */
  chosenId: string | null;
  /** Without the form below, this is what the page is for. */
  isPrimary: boolean;
  onLeave: (source: EntranceSource) => void;
  onChoose: (source: EntranceSource | null) => void;
};

/** The company's own ways in: a provider is a page elsewhere, a directory is the form below with other words. */
export function SignInSources({ sources, chosenId, isPrimary, onLeave, onChoose }: Props) {
  const t = useT('common');
  const press = (source: EntranceSource) => {
    if (source.kind === 'oidc') onLeave(source);
    else onChoose(source.id === chosenId ? null : source);
  };
  return (
    <div className={classes.root}>
      {sources.map((source) => (
        <Button
          key={source.id}
          variant={isPrimary && source.kind === 'oidc' ? 'filled' : 'default'}
          size="md"
          fullWidth
          {...(source.kind === 'ldap' && { 'aria-pressed': source.id === chosenId })}
          onClick={() => press(source)}
        >
          {t(source.kind === 'oidc' ? 'login.sso.through' : 'login.sso.directory', { name: source.name })}
        </Button>
      ))}
    </div>
  );
}

/** Why somebody is back on this page, in the words of the number the provider's way ended with. */
export function RefusedArrival({ number }: { number: number }) {
  return (
    <p className={classes.refused} role="alert">
      {textOfNumber(number) ?? textOfNumber(2)}
    </p>
  );
}

/** Where passwords are off, the form is for administrators of the platform and one step away. */
export function ToForm({ onPress }: { onPress: () => void }) {
  const t = useT('common');
  return (
    <button type="button" className={classes.toForm} onClick={onPress}>
      {t('login.sso.asAdministrator')}
    </button>
  );
}
