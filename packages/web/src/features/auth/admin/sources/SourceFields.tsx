import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { ldapSecurities, matchKeys, signingAlgorithms } from '@shuyuan/contract/auth/sign-in-sources';
import { useT } from '../../../../lib/texts.ts';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import { PlaceSelect } from '../PlaceSelect.tsx';
import { isSecretStale, ldapFields, oidcFields, type Source, type SourceDraft, type TextField } from './source-form.ts';

type Props = {
  draft: SourceDraft;
  before: Source | null;
  problems: readonly TextField[];
  onChange: (change: Partial<SourceDraft>) => void;
};

/** Fields with a rule of their own say it; the others only must not be empty. */
const ruled = ['issuer', 'url', 'userFilter'] as const;

function useInvalidText(field: TextField): string {
  const t = useT('admin');
  const own = ruled.find((one) => one === field);
  return t(own ? `admin.signIn.field.${own}.invalid` : 'admin.signIn.field.required');
}

function Field({
  field,
  draft,
  problems,
  onChange,
}: Props & { field: Exclude<TextField, 'secret' | 'organizationId'> }) {
  const t = useT('admin');
  const invalid = useInvalidText(field);
  const Input = field === 'certificate' ? Textarea : TextInput;
  return (
    <Input
      label={t(`admin.signIn.field.${field}`)}
      description={t(`admin.signIn.field.${field}.hint`)}
      autoComplete="off"
      spellCheck={false}
      {...(field === 'name' ? { 'data-autofocus': true, maxLength: 40 } : { dir: 'ltr' })}
      value={draft[field]}
      error={problems.includes(field) && invalid}
      onChange={(event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value })}
    />
  );
}

function Secret({ draft, before, problems, onChange }: Props) {
  const t = useT('admin');
  const kept = before?.hasSecret && !isSecretStale(draft, before);
  return (
    <TextInput
      label={t(`admin.signIn.field.secret.${draft.kind}`)}
      description={t(kept ? 'admin.signIn.field.secret.kept' : 'admin.signIn.field.secret.hint')}
      type="password"
      dir="ltr"
      autoComplete="new-password"
      value={draft.secret}
      error={problems.includes('secret') && t('admin.signIn.field.secret.invalid')}
      onChange={(event) => onChange({ secret: event.currentTarget.value })}
    />
  );
}

function Provider(props: Props) {
  const { draft, onChange } = props;
  const t = useT('admin');
  const [issuer, clientId, ...rest] = oidcFields;
  return (
    <>
      <Field {...props} field={issuer} />
      <Field {...props} field={clientId} />
      <Secret {...props} />
      {rest.map((field) => (
        <Field key={field} {...props} field={field} />
      ))}
      <NativeSelect
        label={t('admin.signIn.field.algorithm')}
        description={t('admin.signIn.field.algorithm.hint')}
        data={[...signingAlgorithms]}
        value={draft.algorithm}
        onChange={({ currentTarget: { value } }) =>
          onChange({ algorithm: signingAlgorithms.find((one) => one === value) ?? draft.algorithm })
        }
      />
      <SwitchField
        label={t('admin.signIn.field.isEmailTrusted')}
        description={t('admin.signIn.field.isEmailTrusted.hint')}
        isOn={draft.isEmailTrusted}
        onChange={(isEmailTrusted) => onChange({ isEmailTrusted })}
      />
    </>
  );
}

function Directory(props: Props) {
  const { draft, onChange } = props;
  const t = useT('admin');
  const [url, certificate, bindDn, ...rest] = ldapFields;
  const securities = ldapSecurities.map((one) => ({ value: one, label: t(`admin.signIn.security.${one}`) }));
  return (
    <>
      <Field {...props} field={url} />
      <NativeSelect
        label={t('admin.signIn.field.security')}
        description={draft.security === 'none' ? t('admin.signIn.security.none.hint') : undefined}
        data={securities}
        value={draft.security}
        onChange={({ currentTarget: { value } }) =>
          onChange({ security: ldapSecurities.find((one) => one === value) ?? draft.security })
        }
      />
      {draft.security !== 'none' && <Field {...props} field={certificate} />}
      <Field {...props} field={bindDn} />
      <Secret {...props} />
      {rest.map((field) => (
        <Field key={field} {...props} field={field} />
      ))}
    </>
  );
}

/** Everything about a way to sign in, each field with what it is for. */
export function SourceFields(props: Props) {
  const { draft, problems, onChange } = props;
  const t = useT('admin');
  const keys = matchKeys.map((one) => ({ value: one, label: t(`admin.signIn.match.${one}`) }));
  return (
    <>
      <Field {...props} field="name" />
      {draft.kind === 'oidc' ? <Provider {...props} /> : <Directory {...props} />}
      <NativeSelect
        label={t('admin.signIn.field.matchBy')}
        description={t('admin.signIn.field.matchBy.hint')}
        data={keys}
        value={draft.matchBy}
        onChange={({ currentTarget: { value } }) =>
          onChange({ matchBy: matchKeys.find((one) => one === value) ?? draft.matchBy })
        }
      />
      <SwitchField
        label={t('admin.signIn.field.createsMembers')}
        description={t('admin.signIn.field.createsMembers.hint')}
        isOn={draft.createsMembers}
        onChange={(createsMembers) => onChange({ createsMembers })}
      />
      <PlaceSelect
        value={draft.organizationId}
        isMissing={problems.includes('organizationId')}
        onChange={(organizationId) => onChange({ organizationId })}
      />
      <SwitchField
        label={t('admin.signIn.field.isEnabled')}
        description={t('admin.signIn.field.isEnabled.hint')}
        isOn={draft.isEnabled}
        onChange={(isEnabled) => onChange({ isEnabled })}
      />
    </>
  );
}
