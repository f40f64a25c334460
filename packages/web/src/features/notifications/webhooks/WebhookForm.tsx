import { NativeSelect, TextInput } from '@mantine/core';
import { noticeKinds } from '@shuyuan/contract/notifications/notice-kinds';
import {
  needsSecret,
  takesSecret,
  webhookNameMax,
  webhookSecretMax,
  webhookStyles,
  webhookUrlMax,
} from '@shuyuan/contract/notifications/webhook-styles';
import { isLanguage, languages } from '@shuyuan/contract/kernel/languages';
import { useT } from '../../../lib/texts.ts';
import { languageNames } from '../../../ui/language-names.ts';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import type { Webhook, WebhookDraft, WebhookProblems } from './webhook-form.ts';
import classes from './WebhooksPage.module.css';

type Props = {
  draft: WebhookDraft;
  before: Webhook | null;
  problems: WebhookProblems;
  /** The server's word on the address, beside it. */
  addressRefusal: string | null;
  onChange: (change: Partial<WebhookDraft>) => void;
};

function Address({ draft, before, problems, addressRefusal, onChange }: Props) {
  const t = useT('admin');
  return (
    <TextInput
      label={t('admin.webhooks.form.url')}
      description={before ? t('admin.webhooks.form.url.kept', { url: before.url }) : t('admin.webhooks.form.url.hint')}
      type="url"
      dir="ltr"
      autoComplete="off"
      required={!before}
      maxLength={webhookUrlMax}
      value={draft.url}
      error={problems.url ? t('admin.webhooks.form.url.required') : addressRefusal}
      onChange={(event) => onChange({ url: event.currentTarget.value.trim() })}
    />
  );
}

function Secret({ draft, before, problems, onChange }: Props) {
  const t = useT('admin');
  if (!takesSecret(draft.style)) return null;
  const hint = before?.hasSecret
    ? t(draft.url === '' ? 'admin.webhooks.form.secret.kept' : 'admin.webhooks.form.secret.again')
    : needsSecret(draft.style)
      ? t('admin.webhooks.form.secret.needed')
      : t('admin.webhooks.form.secret.optional');
  return (
    <TextInput
      label={t('admin.webhooks.form.secret')}
      description={hint}
      type="password"
      dir="ltr"
      autoComplete="new-password"
      maxLength={webhookSecretMax}
      value={draft.secret}
      error={problems.secret && t('admin.webhooks.form.secret.needed')}
      onChange={(event) => onChange({ secret: event.currentTarget.value })}
    />
  );
}

function Kinds({ draft, problems, onChange }: Props) {
  const t = useT('admin');
  const words = useT('notices');
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>{t('admin.webhooks.form.kinds')}</legend>
      {noticeKinds.map((kind) => (
        <SwitchField
          key={kind}
          label={words(`noticeKind.${kind}`)}
          isOn={draft.kinds.includes(kind)}
          onChange={(isOn) =>
            onChange({ kinds: noticeKinds.filter((one) => (one === kind ? isOn : draft.kinds.includes(one))) })
          }
        />
      ))}
      {problems.kinds && (
        <p className={classes.problem} role="alert">
          {t('admin.webhooks.form.kinds.required')}
        </p>
      )}
    </fieldset>
  );
}

export function WebhookForm(props: Props) {
  const { draft, problems, onChange } = props;
  const t = useT('admin');
  const styles = webhookStyles.map((style) => ({ value: style, label: t(`admin.webhooks.style.${style}`) }));
  const spoken = languages.map((language) => ({ value: language, label: languageNames[language] }));
  return (
    <>
      <TextInput
        label={t('admin.webhooks.form.name')}
        data-autofocus
        required
        value={draft.name}
        error={problems.name && t('admin.webhooks.form.name.required', { max: webhookNameMax })}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('admin.webhooks.form.style')}
        data={styles}
        value={draft.style}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange({ style: webhookStyles.find((style) => style === value) ?? draft.style });
        }}
      />
      <Address {...props} />
      <Secret {...props} />
      <NativeSelect
        label={t('admin.webhooks.form.language')}
        data={spoken}
        value={draft.language}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (isLanguage(value)) onChange({ language: value });
        }}
      />
      <Kinds {...props} />
      <SwitchField
        label={t('admin.webhooks.form.isOn')}
        description={t('admin.webhooks.form.isOn.hint')}
        isOn={draft.isOn}
        onChange={(isOn) => onChange({ isOn })}
      />
    </>
  );
}
