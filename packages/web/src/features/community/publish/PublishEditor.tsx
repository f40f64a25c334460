import { changeSearch } from '../../../lib/navigation.ts';
import { LeavingQuestion } from '../../../shared/leaving/LeavingQuestion.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { NewForm } from './NewForm.tsx';
import classes from './Publish.module.css';
import type { PublishPage, Voice } from './publish-place.ts';
import { usePublishEditor } from './use-publish-editor.ts';
import { type OwnAccount, VoiceField } from './fields/VoiceField.tsx';

type Props = { page: PublishPage; voice: Voice; accounts: readonly OwnAccount[] };

/** Whose voice, what was not finished for it, and the form. */
export function PublishEditor({ page, voice, accounts }: Props) {
  const t = useT('share');
  const editor = usePublishEditor(page, voice);
  const { offered, leaving } = editor;
  const speak = (chosen: Voice): void =>
    changeSearch({ account: chosen ?? undefined, resume: undefined }, { isReplacing: true });
  return (
    <div className={classes.editor}>
      <Panel>
        <VoiceField page={page} accounts={accounts} voice={voice} onChoose={speak} />
      </Panel>
      {offered && (
        <DraftOffer
          saved={offered}
          isWriting={editor.isWriting}
          isBusy={editor.isForgetting}
          onContinue={() => editor.goOn(offered)}
          onStartOver={() => editor.startOver(offered)}
        />
      )}
      {editor.isReady ? (
        <Panel>
          <NewForm editor={editor} />
        </Panel>
      ) : (
        !offered && (
          <ReadStates read={editor.saved} failed={t('community.publish.draft.failed')} shape="list" count={4}>
            {() => null}
          </ReadStates>
        )
      )}
      <LeavingQuestion isAsking={leaving.isAsking} onAnswer={leaving.answer} />
    </div>
  );
}
