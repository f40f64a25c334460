import { VisuallyHidden } from '@mantine/core';
import { directionOf, type Language } from '@shuyuan/contract/kernel/languages';
import { textIn } from '@shuyuan/contract/site/local-text';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { useMoves } from '../../../shared/ordering/use-moves.ts';
import { PreviewLanguage } from '../use-reading-language.ts';
import classes from './Editor.module.css';
import { ModuleFrame } from './ModuleFrame.tsx';
import { moved, neighbourOf } from './page-draft.ts';
import type { PageEditor } from './use-page-editor.ts';

type Props = {
  editor: PageEditor;
  language: Language;
  chosenId: string | null;
  onChoose: (id: string) => void;
};

/** The modules as readers see them, each in a frame by which it is ordered, set and taken out. */
export function EditorCanvas({ editor, language, chosenId, onChoose }: Props) {
  const t = useT('site');
  const study = useT('study');
  const { modules } = editor.content;
  const [dragged, setDragged] = useState<string | null>(null);
  const { said, say } = useMoves(modules.map(({ id }) => id).join());
  const nameOf = ({ kind, title }: PageModule): string => textIn(title, language) || t(`site.kind.${kind}`);
  const put = (module: PageModule, place: Parameters<typeof moved>[2], button: HTMLElement | null): void => {
    say(study('ordering.moved', { name: nameOf(module) }), button && { button, id: module.id });
    editor.change({ modules: moved(modules, module.id, place) });
  };
  return (
    <PreviewLanguage value={language}>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <ul className={classes.list} dir={directionOf(language)}>
        {modules.map((module) => (
          <ModuleFrame
            key={module.id}
            module={module}
            name={nameOf(module)}
            isChosen={module.id === chosenId}
            isDragged={module.id === dragged}
            onChoose={() => onChoose(module.id)}
            onDrag={(isDragged) => setDragged(isDragged ? module.id : null)}
            onDrop={(half) => {
              const from = modules.find(({ id }) => id === dragged);
              setDragged(null);
              if (from) put(from, { beside: module.id, half }, null);
            }}
            moving={{
              canStep: (step) => neighbourOf(modules, module.id, step) !== undefined,
              onStep: (step, button) => {
                const beside = neighbourOf(modules, module.id, step);
                if (beside) put(module, { beside: beside.id, half: step === 'up' ? 'before' : 'after' }, button);
              },
              onRemove: () => editor.change({ modules: modules.filter(({ id }) => id !== module.id) }),
            }}
          />
        ))}
      </ul>
    </PreviewLanguage>
  );
}
