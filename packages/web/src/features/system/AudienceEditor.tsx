import { identities } from '@shuyuan/contract/people/capabilities';
import { type Audience, readAudience } from '@shuyuan/contract/system/audience';
import { listSettingPlaces } from '@shuyuan/contract/system/settings.wire';
import { X } from 'lucide-react';
import { OrganizationPicker } from '../../lib/OrganizationPicker.tsx';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SwitchField } from '../../ui/SwitchField.tsx';
import type { EditorProps } from './editor-props.ts';
import classes from './SettingsPage.module.css';

const nobody: Audience = { roles: [], organizationIds: [] };

/** D-013: roles to tick, organisations to collect. */
export function AudienceEditor({ value, isDisabled, onChange }: EditorProps) {
  const t = useT('admin');
  const common = useT('common');
  const places = useRead(listSettingPlaces, {}, { claims: 'notices' }).data?.items ?? [];
  const audience = readAudience(value) ?? nobody;
  const change = (changes: Partial<Audience>) => onChange(JSON.stringify({ ...audience, ...changes }));
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? t('admin.settings.audience.gone');
  const without = (id: string) => audience.organizationIds.filter((one) => one !== id);
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
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('admin.settings.audience.organizations')}</legend>
        <ul className={classes.chosen}>
          {audience.organizationIds.map((id) => (
            <li key={id}>
              {nameOf(id)}
              {!isDisabled && (
                <IconButton
                  label={t('admin.settings.audience.remove', { name: nameOf(id) })}
                  icon={<X size={16} aria-hidden />}
                  size={32}
                  onClick={() => change({ organizationIds: without(id) })}
                />
              )}
            </li>
          ))}
        </ul>
        {!isDisabled && (
          <OrganizationPicker
            hiddenLabel={t('admin.settings.audience.add')}
            placeholder={t('admin.settings.audience.none')}
            value=""
            onChange={(id) => {
              if (id) change({ organizationIds: [...without(id), id] });
            }}
          />
        )}
      </fieldset>
    </div>
  );
}
