import type { Language } from '@shuyuan/contract/kernel/languages';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { useT } from '../../../lib/texts.ts';
import { RichTextField } from '../../../shared/rich-text/RichTextField.tsx';
import { withText } from './page-draft.ts';

type Props = { module: PageModule; language: Language; onChange: (part: Partial<PageModule>) => void };

/** The text of a module in one language. */
export function HtmlField({ module, language, onChange }: Props) {
  const t = useT('site');
  return (
    <RichTextField
      label={t('site.editor.html')}
      description={t('site.editor.html.hint')}
      placeholder={t('site.editor.html.placeholder')}
      initial={module.html[language] ?? ''}
      onChange={(html) => onChange({ html: withText(module.html, language, html === '<p></p>' ? '' : html) })}
    />
  );
}
