import { TextInput } from '@mantine/core';
import { facts, roles } from '@shuyuan/contract/kernel/capabilities';
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { useT } from '../../../lib/texts.ts';
import { Choices } from './Choices.tsx';
import { FurtherOrganizations } from './FurtherOrganizations.tsx';
import type { MemberValues, NotedFact } from './member-form.ts';
import classes from './MemberFields.module.css';

type Props = {
  form: Pick<DraftForm<MemberValues>, 'draft' | 'problems' | 'change' | 'textField'>;
  /** Only a platform administrator makes another. */
  canGrantPlatform: boolean;
};

const granted = roles.filter((role) => role !== 'learner');
const noted = facts.filter((fact): fact is NotedFact => fact !== 'director');

/** Who, where, what they may and what is true of them, in this order. */
export function MemberFields({ form, canGrantPlatform }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const field = (name: 'fullName' | 'account' | 'email' | 'phone' | 'employeeNumber') => ({
    label: t(`admin.members.form.${name}`),
    autoComplete: 'off',
    ...form.textField(name),
  });
  const { draft, problems, change } = form;
  const placeField = (name: 'organizationId' | 'directsOrganizationId') => ({
    value: draft[name],
    error: problems[name],
    onChange: (id: string) => change({ [name]: id }),
  });
  const platformReason = canGrantPlatform ? undefined : t('admin.members.reason.platformAdmin');
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t('admin.members.form.person')}</legend>
        <div className={classes.pair}>
          <TextInput {...field('fullName')} required />
          <TextInput {...field('account')} required autoCapitalize="none" spellCheck={false} />
          <TextInput {...field('email')} type="email" />
          <TextInput {...field('employeeNumber')} />
          <TextInput {...field('phone')} type="tel" />
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('admin.members.form.belongs')}</legend>
        <div className={classes.pair}>
          <OrganizationPicker
            label={t('admin.members.form.organization')}
            isRequired
            {...placeField('organizationId')}
          />
          <FurtherOrganizations
            first={draft.organizationId}
            chosen={draft.furtherOrganizationIds}
            onChange={(chosen) => change({ furtherOrganizationIds: chosen })}
          />
        </div>
      </fieldset>
      <Choices
        legend={t('admin.members.form.roles')}
        choices={granted.map((role) => ({
          value: role,
          label: common(`role.${role}`),
          hint: t(`admin.members.hint.${role}`),
          disabledReason: role === 'platform-admin' ? platformReason : undefined,
        }))}
        chosen={draft.roles}
        onChange={(chosen) => change({ roles: chosen })}
      />
      <Choices
        legend={t('admin.members.form.facts')}
        choices={noted.map((fact) => ({
          value: fact,
          label: common(`role.${fact}`),
          hint: t(`admin.members.hint.${fact}`),
        }))}
        chosen={draft.facts}
        onChange={(chosen) => change({ facts: chosen })}
      />
      <OrganizationPicker
        label={t('admin.members.form.directs')}
        description={t('admin.members.form.directs.hint')}
        placeholder={t('admin.members.form.directs.none')}
        isClearable
        {...placeField('directsOrganizationId')}
      />
    </>
  );
}
