import { LeavingQuestion } from '../../../shared/leaving/LeavingQuestion.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Apply.module.css';
import { ApplyForm } from './ApplyForm.tsx';
import { KindChoice } from './KindChoice.tsx';
import { NoKindLeft } from './NoKindLeft.tsx';
import { useApplyDraft } from './use-apply-draft.ts';
import type { KindOffer } from './use-kind-offers.ts';
import { useLeavingQuestion } from '../../../shared/leaving/use-leaving-question.ts';

/** The kind, which stands in the address, and the form for it. */
export function ApplyEditor({ offers }: { offers: readonly KindOffer[] }) {
  const t = useT('share');
  const { offer, draft, isDirty, isAgain, change } = useApplyDraft(offers);
  const { isAsking, settle, allow } = useLeavingQuestion(isDirty);
  if (!offer) return <NoKindLeft offers={offers} />;
  const { enjoyType } = offer;
  return (
    <Panel>
      <KindChoice
        offers={offers}
        current={enjoyType}
        onChoose={(kind) => changeSearch({ kind }, { isReplacing: true })}
      />
      {isAgain && <p className={classes.again}>{t('teams.apply.again.hint')}</p>}
      <ApplyForm
        // A refusal belongs to the kind it was said of.
        key={enjoyType}
        enjoyType={enjoyType}
        draft={draft}
        onChange={change}
        onSent={allow}
      />
      <LeavingQuestion isAsking={isAsking} onAnswer={settle} />
    </Panel>
  );
}
