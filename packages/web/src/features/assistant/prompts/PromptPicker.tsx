import { NativeSelect } from '@mantine/core';
import { Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { usePrompts } from './use-prompts.ts';

const PromptsDialog = lazy(() => import('./PromptsDialog.tsx').then((module) => ({ default: module.PromptsDialog })));

type Props = {
  /** A conversation keeps the role it was begun with. */
  isFixed: boolean;
  promptId: string | null;
  onChange: (promptId: string | null) => void;
};

/** D-159: which role answers. */
export function PromptPicker({ isFixed, promptId, onChange }: Props) {
  const t = useT('assistant');
  const [isManaging, setIsManaging] = useState(false);
  const prompts = usePrompts().data?.items ?? [];
  if (isFixed) {
    const chosen = prompts.find(({ id }) => id === promptId);
    return chosen ? <Tag tone="pine">{chosen.name}</Tag> : null;
  }
  const options = [
    { value: '', label: t('assistant.prompt.none') },
    ...prompts.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      {prompts.length > 0 && (
        <NativeSelect
          aria-label={t('assistant.prompt')}
          data={options}
          value={promptId ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      )}
      <IconButton
        label={t('assistant.prompt.manage')}
        icon={<Settings2 size={18} aria-hidden />}
        onClick={() => setIsManaging(true)}
      />
      {isManaging && (
        <Suspense fallback={null}>
          <PromptsDialog onClose={() => setIsManaging(false)} />
        </Suspense>
      )}
    </>
  );
}
