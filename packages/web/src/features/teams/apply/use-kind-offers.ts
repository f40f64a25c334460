import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { verifyApplications } from '@shuyuan/contract/teams/application.wire';
import { EnjoyType, enjoyTypes } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { useRead } from '../../../lib/queries.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import type { Application } from './apply-draft.ts';

export type KindOffer = {
  readonly enjoyType: EnjoyType;
  /** Why it cannot be asked for now; null: it can. */
  readonly why: string | null;
  readonly last: Application | undefined;
};

/** What somebody may ask for: official accounts are offered to those who may have them (D-007). */
export function useKindOffers() {
  const t = useT('share');
  const audits = useCan('team.audit');
  const applications = useRead(verifyApplications, {}, { claims: 'notices' });
  // Without it the server refuses a second one; nobody need wait for that.
  const mine = useRead(listAccountsOf, {}, { claims: 'all' });
  const hasExpert = (mine.data?.items ?? []).some(
    ({ enjoyType, memberType }) => enjoyType === EnjoyType.expert && memberType === TeamMemberType.owner,
  );
  const offerOf = (enjoyType: EnjoyType, items: readonly Application[]): KindOffer => {
    const last = items.find((one) => one.kind === 'create' && one.enjoyType === enjoyType);
    const isSecond = enjoyType === EnjoyType.expert && hasExpert;
    const waits = last?.state === 'pending' ? t('teams.apply.pending') : null;
    return { enjoyType, last, why: isSecond ? t('teams.apply.oneExpert') : waits };
  };
  const offersOf = (items: readonly Application[]): readonly KindOffer[] =>
    enjoyTypes
      .filter((enjoyType) => audits || enjoyType !== EnjoyType.official)
      .map((enjoyType) => offerOf(enjoyType, items));
  return { applications, offersOf };
}
