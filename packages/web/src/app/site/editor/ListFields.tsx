import type { Language } from '@shuyuan/contract/kernel/languages';
import { pageLimits } from '@shuyuan/contract/site/page-limits';
import { specOf } from '@shuyuan/contract/site/module-specs';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx';
import { LocalTextField } from './LocalTextField.tsx';

type Props = { module: PageModule; language: Language; onChange: (part: Partial<PageModule>) => void };

/** The title of a module, the list it shows the beginning of, and how much of it. */
export function ListFields({ module, language, onChange }: Props) {
  const t = useT('site');
  const { count } = useFormat();
  const { sources, counts } = specOf(module.kind);
  return (
    <>
      <LocalTextField
        label={t('site.editor.moduleTitle')}
        texts={module.title}
        language={language}
        max={pageLimits.titleMax}
        onChange={(title) => onChange({ title })}
      />
      {sources.length > 0 && module.source && (
        <ChoiceField
          label={t('site.editor.source')}
          choices={sources}
          nameOf={(source) => t(`site.source.${source}`)}
          value={module.source}
          onChange={(source) => onChange({ source })}
        />
      )}
      {counts && (
        <ChoiceField
          label={t('site.editor.count')}
          choices={Array.from({ length: counts.max }, (_, index) => index + 1)}
          nameOf={count}
          value={module.count ?? counts.initial}
          onChange={(chosen) => onChange({ count: chosen })}
        />
      )}
    </>
  );
}
