import { shownLanguage } from '@shuyuan/contract/site/local-text';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { directionOf, localeOf } from '@shuyuan/contract/kernel/languages';
import { Article } from '../../../shared/article/Article.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useReadingLanguage } from '../use-reading-language.ts';
import { useModuleTitle } from '../module-title.ts';

/** A text in the language of its reader, or in the next best (D-187), which screen readers are told. */
export function TextModule({ module: { html } }: { module: PageModule }) {
  const language = useReadingLanguage();
  const title = useModuleTitle('');
  const shown = shownLanguage(html, language);
  if (shown === null && title === '') return null;
  return (
    <Panel title={title}>
      {shown !== null && (
        <div lang={localeOf[shown]} dir={directionOf(shown)}>
          <Article html={html[shown] ?? ''} />
        </div>
      )}
    </Panel>
  );
}
