import { changeSearch } from '../../../lib/navigation.ts';
import { LeavingQuestion } from '../../../shared/leaving/LeavingQuestion.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { NewForm } from './NewForm.tsx';
import classes from './Publish.module.css';
import type { PublishPage, Voice } from './publish-place.ts';
import { usePublishDesk } from './use-publish-desk.ts';
import { type OwnAccount, VoiceField } from './VoiceField.tsx';

type Props = { page: PublishPage; voice: Voice; accounts: readonly OwnAccount[] };

/** Whose voice, what was not finished for it, and the form. */
export function PublishDesk({ page, voice, accounts }: Props) {
  const t = useT('share');
  const desk = usePublishDesk(page, voice);
  const { offered, leaving } = desk;
  const speak = (chosen: Voice): void =>
    changeSearch({ account: chosen ?? undefined, resume: undefined }, { isReplacing: true });
  return (
    <div className={classes.desk}>
      <Panel>
        <VoiceField page={page} accounts={accounts} voice={voice} onChoose={speak} />
      </Panel>
      {offered && (
        <DraftOffer
          saved={offered}
          isWriting={desk.isWriting}
          isBusy={desk.isForgetting}
          onContinue={() => desk.goOn(offered)}
          onStartOver={() => desk.startOver(offered)}
        />
      )}
      {desk.isReady ? (
        <Panel>
          <NewForm desk={desk} />
        </Panel>
      ) : (
        !offered && (
          <ReadStates read={desk.saved} failed={t('community.publish.draft.failed')} shape="list" count={4}>
            {() => null}
          </ReadStates>
        )
      )}
      <LeavingQuestion isAsking={leaving.isAsking} onAnswer={leaving.answer} />
    </div>
  );
}
