import { useState } from 'react';
import { useLanguage } from '../../../lib/texts.ts';
import { AddModule } from './AddModule.tsx';
import { EditorBar } from './EditorBar.tsx';
import classes from './Editor.module.css';
import { EditorCanvas } from './EditorCanvas.tsx';
import { EditorLeaving } from './EditorLeaving.tsx';
import { ModuleSettings } from './ModuleSettings.tsx';
import { NoModules } from './NoModules.tsx';
import type { ManagedPage } from './page-draft.ts';
import { PageFields } from './PageFields.tsx';
import { usePageEditor } from './use-page-editor.ts';

/** The page as readers see it beside what is set of it; one language at a time, both for looking and for writing. */
export function Editor({ page }: { page: ManagedPage }) {
  const own = useLanguage();
  const editor = usePageEditor(page);
  const [language, setLanguage] = useState(own.language);
  const [width, setWidth] = useState<'desk' | 'tablet' | 'phone'>('desk');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = editor.content.modules.find(({ id }) => id === chosenId);
  return (
    <>
      <EditorBar {...{ page, editor, language, width }} onLanguage={setLanguage} onWidth={setWidth} />
      <div className={classes.root}>
        <div className={classes.canvas} data-width={width}>
          {editor.content.modules.length === 0 ? (
            <NoModules />
          ) : (
            <EditorCanvas {...{ editor, language, chosenId }} onChoose={setChosenId} />
          )}
        </div>
        <div className={classes.side}>
          {chosen ? (
            <ModuleSettings
              key={`${chosen.id} ${language}`}
              module={chosen}
              language={language}
              onChange={(part) => editor.changeModule(chosen.id, part)}
              onClose={() => setChosenId(null)}
            />
          ) : (
            <PageFields key={language} {...{ page, editor, language }} />
          )}
          <AddModule
            kind={page.kind}
            modules={editor.content.modules}
            onAdd={(module) => {
              editor.change({ modules: [...editor.content.modules, module] });
              setChosenId(module.id);
            }}
          />
        </div>
      </div>
      <EditorLeaving isDirty={editor.isDirty} />
    </>
  );
}
