import { identities } from '@shuyuan/contract/kernel/capabilities';
import { type Audience, readAudience } from '@shuyuan/contract/system/audience';
import { useT } from '../../lib/texts.ts';
import { SwitchField } from '../../ui/SwitchField.tsx';
import { AudiencePlaces } from './AudiencePlaces.tsx';
import type { EditorProps } from './editor-props.ts';
import classes from './SettingsPage.module.css';

const nobody: Audience = { roles: [], organizationIds: [] };

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
