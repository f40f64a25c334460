import type { Language } from '@shuyuan/contract/kernel/languages';
import { pageLimits } from '@shuyuan/contract/site/page-limits';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { LocalTextField } from './LocalTextField.tsx';
import type { ManagedPage } from './page-draft.ts';
import type { PageEditor } from './use-page-editor.ts';

type Props = { page: ManagedPage; editor: PageEditor; language: Language };

/** The title and description of the page; also what search engines read of an article. */
export function PageFields({ page, editor, language }: Props) {
  const t = useT('site');
  const { title, description } = editor.content;
  return (
    <Panel title={t(`site.page.${page.kind}`)} hint={page.organization.name}>
      <Stack>
        {page.kind === 'home' ? (
          <HintText>{t('site.editor.home')}</HintText>
        ) : (
          <>
            <LocalTextField
              label={t('site.editor.pageTitle')}
              texts={title}
              language={language}
              max={pageLimits.titleMax}
              onChange={(texts) => editor.change({ title: texts })}
            />
            <LocalTextField
              label={t('site.editor.description')}
              texts={description}
              language={language}
              max={pageLimits.descriptionMax}
              onChange={(texts) => editor.change({ description: texts })}
            />
          </>
        )}
        <HintText>{t('site.editor.choose')}</HintText>
      </Stack>
    </Panel>
  );
}
