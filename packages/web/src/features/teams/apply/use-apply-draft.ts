import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { useMemo, useState } from 'react';
import { useSearchParams } from '../../../lib/route-values.ts';
import { type ApplyDraft, draftOf, isOpenAgain, kindOf, withKind } from './apply-draft.ts';
import type { KindOffer } from './use-kind-offers.ts';

type Written = {
  readonly enjoyType: EnjoyType;
  /** The kind it was begun for. */
  readonly begunFor: EnjoyType;
  readonly draft: ApplyDraft;
};

/** The kind the address names, if it can be had, and what is written for it so far. */
export function useApplyDraft(offers: readonly KindOffer[]) {
  const asked = kindOf(useSearchParams()['kind']);
  const free = offers.filter(({ why }) => why === null);
  const offer = free.find(({ enjoyType }) => enjoyType === asked) ?? free[0];
  const [written, setWritten] = useState<Written | null>(null);
  const { enjoyType = EnjoyType.expert, last } = offer ?? {};
  // The same until something is typed: a refusal stands at a field while what it holds is the same.
  const first = useMemo(() => draftOf(enjoyType, last), [enjoyType, last]);
  const draftFrom = (now: Written | null) => (now ? withKind(now.draft, now.enjoyType, enjoyType) : first);
  /** A picture may arrive after more was typed: it joins what stands then, not what stood when it was chosen. */
  const change = (changed: Partial<ApplyDraft>) =>
    setWritten((now) => ({
      enjoyType,
      begunFor: now?.begunFor ?? enjoyType,
      draft: { ...draftFrom(now), ...changed },
    }));
  const isAgain = last !== undefined && isOpenAgain(last) && (written?.begunFor ?? enjoyType) === enjoyType;
  return { offer, draft: draftFrom(written), isDirty: written !== null, isAgain, change };
}
