import type { Language } from '@shuyuan/contract/kernel/languages';
import { specOf } from '@shuyuan/contract/site/module-specs';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { X } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { HtmlField } from './HtmlField.tsx';
import { ItemFields } from './ItemFields.tsx';
import { ListFields } from './ListFields.tsx';

type Props = {
  module: PageModule;
  language: Language;
  onChange: (part: Partial<PageModule>) => void;
  onClose: () => void;
};

/** The settings of the chosen module, by its kind. Another module or language needs another `key`. */
export function ModuleSettings({ module, language, onChange, onClose }: Props) {
  const t = useT('site');
  const { content } = specOf(module.kind);
  const close = (
    <IconButton label={t('site.editor.closeSettings')} icon={<X size={16} aria-hidden />} onClick={onClose} />
  );
  return (
    <Panel title={t(`site.kind.${module.kind}`)} action={close}>
      <Stack>
        <ListFields {...{ module, language, onChange }} />
        {(content === 'slides' || content === 'links') && <ItemFields {...{ module, language, onChange }} />}
        {content === 'text' && <HtmlField {...{ module, language, onChange }} />}
      </Stack>
    </Panel>
  );
}
