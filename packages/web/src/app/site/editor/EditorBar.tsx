import { Button } from '@mantine/core';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { LanguageSelect } from '../../../ui/LanguageSelect.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './Editor.module.css';
import type { ManagedPage } from './page-draft.ts';
import { ThemePreview } from './ThemePreview.tsx';
import type { PageEditor } from './use-page-editor.ts';

const widths = ['desk', 'tablet', 'phone'] as const;
type Width = (typeof widths)[number];

type Props = {
  page: ManagedPage;
  editor: PageEditor;
  language: Language;
  width: Width;
  onLanguage: (language: Language) => void;
  onWidth: (width: Width) => void;
};

function State({ editor }: { editor: PageEditor }) {
  const t = useT('site');
  return (
    <>
      <Tag tone={editor.isPublished ? 'pine' : 'neutral'}>
        {t(editor.isPublished ? 'site.state.published' : 'site.state.unpublished')}
      </Tag>
      {(editor.hasDraft || editor.isDirty) && <Tag tone="gold">{t('site.state.draft')}</Tag>}
    </>
  );
}

/** How the page is looked at, and what becomes of the draft. */
export function EditorBar({ page, editor, language, width, onLanguage, onWidth }: Props) {
  const t = useT('site');
  const { isDirty, hasDraft, isPublished, isBusy } = editor;
  return (
    <div className={classes.bar}>
      <PathLink to="adminPages" search={{ organization: page.organization.id }}>
        {t('site.editor.back')}
      </PathLink>
      <State editor={editor} />
      <LanguageSelect label={t('site.editor.language')} value={language} onChange={onLanguage} />
      <ChoiceTabs
        label={t('site.editor.width')}
        tabs={widths.map((name) => ({ name, label: t(`site.width.${name}`) }))}
        current={width}
        onChoose={onWidth}
      />
      <ThemePreview />
      <span className={classes.actions}>
        {isPublished && (
          <Button variant="subtle" color="gray" loading={isBusy} onClick={() => void editor.withdraw()}>
            {t('site.editor.withdraw')}
          </Button>
        )}
        {(isDirty || (hasDraft && isPublished)) && (
          <Button variant="subtle" color="gray" loading={isBusy} onClick={() => void editor.discard()}>
            {t('site.editor.discard')}
          </Button>
        )}
        <Button variant="default" loading={isBusy} disabled={!isDirty} onClick={() => void editor.save()}>
          {t('site.editor.save')}
        </Button>
        <Button loading={isBusy} disabled={!isDirty && !hasDraft} onClick={() => void editor.publish()}>
          {t('site.editor.publish')}
        </Button>
      </span>
    </div>
  );
}
