import { listSettingPlaces } from '@shuyuan/contract/system/settings.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { OrganizationPicker } from '../../shared/people/OrganizationPicker.tsx';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import classes from './SettingsPage.module.css';

/** What the chosen ones are called; while that is being read a name is three dots. */
function useNames(ids: readonly string[]): (id: string) => string {
  const t = useT('admin');
  const { data, isPlaceholderData } = useRead(
    listSettingPlaces,
    { ids: [...ids] },
    { claims: 'notices', enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
  const unknown = data && !isPlaceholderData ? t('admin.settings.audience.gone') : '…';
  return (id) => data?.items.find((place) => place.id === id)?.name ?? unknown;
}

type Props = { ids: readonly string[]; isDisabled: boolean; onChange: (ids: string[]) => void };

/** The organisations of an audience, each with a way out, and a field to find more. */
export function AudiencePlaces({ ids, isDisabled, onChange }: Props) {
  const t = useT('admin');
  const nameOf = useNames(ids);
  const field = useRef<HTMLInputElement>(null);
  const without = (id: string) => ids.filter((one) => one !== id);
  const remove = (id: string) => {
    onChange(without(id));
    // The button goes with its organisation; whoever works by keys would begin at the top of the page again.
    field.current?.focus();
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('admin.settings.audience.organizations')}</legend>
      <ul className={classes.chosen}>
        {ids.map((id) => (
          <li key={id}>
            {nameOf(id)}
            {!isDisabled && (
              <IconButton
                label={t('admin.settings.audience.remove', { name: nameOf(id) })}
                icon={<X size={16} aria-hidden />}
                size={32}
                onClick={() => remove(id)}
              />
            )}
          </li>
        ))}
      </ul>
      {!isDisabled && (
        <OrganizationPicker
          inputRef={field}
          hiddenLabel={t('admin.settings.audience.add')}
          placeholder={t('admin.settings.audience.none')}
          isAdding
          value=""
          onChange={(id) => onChange([...without(id), id])}
        />
      )}
    </fieldset>
  );
}
