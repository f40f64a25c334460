import { Button } from '@mantine/core';
import { emptyModule, type PageModule } from '@shuyuan/contract/site/page-modules';
import { pageLimits } from '@shuyuan/contract/site/page-limits';
import { modulesOf, type PageKind } from '@shuyuan/contract/site/page-kinds';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { freshId } from './page-draft.ts';

type Props = { kind: PageKind; modules: readonly PageModule[]; onAdd: (module: PageModule) => void };

/** Another module at the end of the page. */
export function AddModule({ kind, modules, onAdd }: Props) {
  const t = useT('site');
  const kinds = modulesOf(kind);
  const [chosen, setChosen] = useState(kinds[0] ?? 'text');
  const isFull = modules.length >= pageLimits.modulesMax;
  return (
    <Panel title={t('site.editor.add')}>
      <Stack>
        <ChoiceField
          label={t('site.editor.kind')}
          choices={kinds}
          nameOf={(one) => t(`site.kind.${one}`)}
          value={chosen}
          onChange={setChosen}
        />
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={isFull}
          onClick={() => onAdd(emptyModule(freshId(modules, chosen), chosen))}
        >
          {t('site.editor.add')}
        </Button>
        {isFull && <HintText>{t('site.editor.full', { max: pageLimits.modulesMax })}</HintText>}
      </Stack>
    </Panel>
  );
}
