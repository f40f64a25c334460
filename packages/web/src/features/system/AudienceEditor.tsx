import { identities } from '@shuyuan/contract/people/capabilities';
import { type Audience, readAudience } from '@shuyuan/contract/system/audience';
import { listSettingPlaces } from '@shuyuan/contract/system/settings.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { OrganizationPicker } from '../../lib/OrganizationPicker.tsx';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SwitchField } from '../../ui/SwitchField.tsx';
import type { EditorProps } from './editor-props.ts';
import classes from './SettingsPage.module.css';

const nobody: Audience = { roles: [], organizationIds: [] };

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

type PlacesProps = Pick<EditorProps, 'isDisabled'> & { ids: readonly string[]; onChange: (ids: string[]) => void };

function AudiencePlaces({ ids, isDisabled, onChange }: PlacesProps) {
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

/** D-013: roles to tick, organisations to collect. */
export function AudienceEditor({ value, isDisabled, onChange }: EditorProps) {
  const t = useT('admin');
  const common = useT('common');
  const audience = readAudience(value) ?? nobody;
  const change = (changes: Partial<Audience>) => onChange(JSON.stringify({ ...audience, ...changes }));
  return (
    <div className={classes.audience}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('admin.settings.audience.roles')}</legend>
        <div className={classes.switches}>
          {identities.map((role) => (
            <SwitchField
              key={role}
              label={common(`role.${role}`)}
              isOn={audience.roles.includes(role)}
              isDisabled={isDisabled}
              onChange={(isOn) =>
                change({ roles: identities.filter((one) => (one === role ? isOn : audience.roles.includes(one))) })
              }
            />
          ))}
        </div>
      </fieldset>
      <AudiencePlaces
        ids={audience.organizationIds}
        isDisabled={isDisabled}
        onChange={(organizationIds) => change({ organizationIds })}
      />
    </div>
  );
}
