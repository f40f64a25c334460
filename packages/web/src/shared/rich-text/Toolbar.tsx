import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useT } from '../../lib/texts.ts';
import classes from './RichText.module.css';
import { type AskingTool, isAsking, specOf, type ToolName, toolNames } from './tools.ts';
import { useRovingFocus } from './use-roving-focus.ts';

type State = { readonly pressed: boolean | undefined; readonly isOff: boolean };
type States = Readonly<Record<ToolName, State>>;

/** What each tool stands at, where the cursor is. */
const statesOf = (editor: Editor): States =>
  Object.fromEntries(
    toolNames.map((name) => {
      const { isActive, canAct } = specOf(name);
      return [name, { pressed: isActive?.(editor), isOff: canAct !== undefined && !canAct(editor) }];
    }),
    // Made of every name there is.
  ) as States;

type Props = { editor: Editor; textId: string; hasPictures: boolean; onAsk: (tool: AskingTool) => void };

export function Toolbar({ editor, textId, hasPictures, onAsk }: Props) {
  const t = useT('share');
  const offered = toolNames.filter((name) => hasPictures || name !== 'picture');
  const states = useEditorState({ editor, selector: ({ editor: now }) => statesOf(now) });
  const { onKeyDown, tabIndexOf, onFocusAt } = useRovingFocus(offered.length);
  const use = (name: ToolName): void => {
    const { act } = specOf(name);
    if (isAsking(name)) onAsk(name);
    else if (act && !states[name].isOff) act(editor.chain().focus()).run();
  };
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('community.publish.tools')}
      aria-controls={textId}
      className={classes.toolbar}
      onKeyDown={onKeyDown}
    >
      {offered.map((name, index) => {
        const { icon: Icon, isTurned } = specOf(name);
        const { pressed, isOff } = states[name];
        const label = t(`community.publish.tool.${name}`);
        return (
          <button
            key={name}
            type="button"
            className={classes.tool}
            aria-label={label}
            title={label}
            aria-pressed={pressed}
            // Stays in the row of the arrows, so that nobody loses their place when there is nothing left to undo.
            aria-disabled={isOff || undefined}
            tabIndex={tabIndexOf(index)}
            onFocus={() => onFocusAt(index)}
            // The selection in the text is what the tool works on.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => use(name)}
          >
            <Icon size={18} aria-hidden className={isTurned && classes.turned} />
          </button>
        );
      })}
    </div>
  );
}
