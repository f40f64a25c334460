import { Button, Textarea, TextInput } from '@mantine/core';
import { isMailAddress, mailAddressMax } from '@shuyuan/contract/people/mail-address';
import { contactLimits } from '@shuyuan/contract/site/contact';
import { sendContact } from '@shuyuan/contract/site/contact.wire';
import { Mail } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './ContactForm.module.css';

const emptyLetter = { name: '', address: '', company: '', text: '', website: '' };

function useContactForm() {
  const t = useT('site');
  return useDraftForm({
    initial: emptyLetter,
    problemsOf: ({ name, address, text }) => ({
      name: name.trim() === '' ? t('site.contact.name.needed') : null,
      address: isMailAddress(address.trim()) ? null : t('site.contact.address.wrong'),
      text: text.trim() === '' ? t('site.contact.message.needed') : null,
    }),
    refusals: { 'contact.off': 'form', 'contact.too-many': 'form' },
  });
}

/** D-187: a letter to the company. The last field is out of sight: only machines fill it. */
export function ContactForm() {
  const t = useT('site');
  const form = useContactForm();
  const [isSent, setIsSent] = useState(false);
  const send = useWrite(sendContact, { claims: form.claims, onSuccess: () => setIsSent(true) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.submit((draft) => send.mutate({ ...draft, address: draft.address.trim() }, { onError: form.refuse }));
  };
  return (
    <Panel title={t('site.contact.title')} icon={<Mail />} className={classes.root}>
      {isSent ? (
        <output>{t('site.contact.sent')}</output>
      ) : (
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            label={t('site.contact.name')}
            autoComplete="name"
            required
            maxLength={contactLimits.nameMax}
            {...form.textField('name')}
          />
          <TextInput
            label={t('site.contact.address')}
            type="email"
            dir="ltr"
            autoComplete="email"
            required
            maxLength={mailAddressMax}
            {...form.textField('address')}
          />
          <TextInput
            label={t('site.contact.company')}
            autoComplete="organization"
            maxLength={contactLimits.companyMax}
            {...form.textField('company')}
          />
          <Textarea
            label={t('site.contact.message')}
            required
            autosize
            minRows={4}
            maxLength={contactLimits.textMax}
            {...form.textField('text')}
          />
          <div className={classes.unseen} aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" {...unseenField(form)} />
          </div>
          <p className={classes.note}>{t('site.contact.kept')}</p>
          {form.problems.form && <ErrorText>{form.problems.form}</ErrorText>}
          <Button type="submit" loading={send.isPending}>
            {t('site.contact.send')}
          </Button>
        </form>
      )}
    </Panel>
  );
}

function unseenField(form: ReturnType<typeof useContactForm>) {
  const { value, onChange } = form.textField('website');
  return { value, onChange };
}
