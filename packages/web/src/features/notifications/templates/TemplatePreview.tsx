import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { directionOf, type Language } from '@shuyuan/contract/kernel/languages';
import type { previewTemplate } from '@shuyuan/contract/notifications/message-templates.wire';
import { useT } from '../../../lib/texts.ts';
import classes from './TemplatesPage.module.css';

type Props = { preview: OutputOf<typeof previewTemplate>; language: Language };

/** As it would be sent, with examples. The mail stands in a frame that may run and reach nothing. */
export function TemplatePreview({ preview: { sentence, mail }, language }: Props) {
  const t = useT('operation');
  return (
    <section className={classes.preview} aria-label={t('templates.preview')}>
      <p className={classes.note}>{t('templates.preview.examples')}</p>
      <p className={classes.sentence} dir={directionOf(language)}>
        {sentence}
      </p>
      {mail && (
        <>
          <p className={classes.subject} dir={directionOf(language)}>
            {t('templates.preview.subject', { text: mail.subject })}
          </p>
          <iframe
            className={classes.frame}
            title={t('templates.preview.mail')}
            sandbox=""
            srcDoc={mail.html}
            tabIndex={-1}
          />
        </>
      )}
    </section>
  );
}
