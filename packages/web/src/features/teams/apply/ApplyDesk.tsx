import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { useMemo, useState } from 'react';
import { changeSearch } from '../../../lib/navigation.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { PathLink } from '../../../lib/PathLink.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Apply.module.css';
import { type ApplyDraft, draftOf, isOpenAgain, kindOf, withKind } from './apply-draft.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { KindChoice } from './KindChoice.tsx';
import type { KindOffer } from './use-kind-offers.ts';
import { useLeavingQuestion } from './use-leaving-question.ts';

type Written = { readonly enjoyType: EnjoyType; readonly draft: ApplyDraft };

/** The kind, which stands in the address, and the form for it. */
export function ApplyDesk({ offers }: { offers: readonly KindOffer[] }) {
  const t = useT('share');
  const { leaveTexts } = useFormDialogTexts();
  const asked = kindOf(useSearchParams()['kind']);
  const free = offers.filter(({ why }) => why === null);
  const offer = free.find(({ enjoyType }) => enjoyType === asked) ?? free[0];
  const [written, setWritten] = useState<Written | null>(null);
  const { isAsking, settle, allow } = useLeavingQuestion(written !== null);
  // The same until something is typed: a refusal stands at a field while what it holds is the same.
  const first = useMemo(
    () => draftOf(offer?.enjoyType ?? EnjoyType.expert, offer?.last),
    [offer?.enjoyType, offer?.last],
  );
  if (!offer) {
    return (
      <Panel>
        <KindChoice offers={offers} current={undefined} onChoose={() => undefined} />
        <p className={classes.way}>
          <PathLink to="certificationInfo">{t('teams.applications.title')}</PathLink>
        </p>
      </Panel>
    );
  }
  const { enjoyType, last } = offer;
  const draft = written ? withKind(written.draft, written.enjoyType, enjoyType) : first;
  const isAgain = last !== undefined && isOpenAgain(last) && written === null;
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
        onChange={(change) => setWritten((now) => next(now, { enjoyType, draft }, change))}
        onSent={allow}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={leaveTexts.title}
        text={leaveTexts.text}
        confirmLabel={leaveTexts.leave}
        cancelLabel={leaveTexts.stay}
        closeLabel={leaveTexts.stay}
        isDestructive
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    </Panel>
  );
}

/** A picture may arrive after more was typed: it joins what stands then, not what stood when it was chosen. */
const next = (now: Written | null, shown: Written, change: Partial<ApplyDraft>): Written => ({
  enjoyType: shown.enjoyType,
  draft: { ...(now ? withKind(now.draft, now.enjoyType, shown.enjoyType) : shown.draft), ...change },
});
