import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { type MembershipState, membershipStateOf } from '@shuyuan/contract/study/membership-states';
import { trainStatusOf } from '@shuyuan/contract/training/train-status-of';
import type { Reads } from '../../../platform/context.ts';
import { listOutcomes } from './section-class.store.ts';

const timeOf = (at: Date | null): number | null => at?.getTime() ?? null;

type Content = { readonly businessType: number; readonly businessId: string | null };
type Learner = { readonly memberId: string; readonly asOf: Date };

/** For each class among some contents how somebody stands in it; where there is none, nothing is asked. */
export async function listClassMemberships(
  read: Reads,
  contents: readonly Content[],
  learner: Learner,
): Promise<ReadonlyMap<string, ClassMembership>> {
  const classIds = contents.flatMap(({ businessType, businessId }) =>
    businessType === BusinessType.class ? (businessId ?? []) : [],
  );
  const rows = classIds.length === 0 ? [] : await listOutcomes(read, { ...learner, classIds });
  return new Map(
    rows.map(({ id, state, opensAt, closesAt, startsAt, endsAt, nextAt, ...row }) => {
      const times = {
        state,
        opensAt: timeOf(opensAt),
        closesAt: timeOf(closesAt),
        startsAt: timeOf(startsAt),
        endsAt: timeOf(endsAt),
        // Evaluated or not, it is over.
        evaluatesUntil: null,
      };
      const status = trainStatusOf(times, learner.asOf.getTime());
      const { meetingCount, attendedCount } = row;
      return [
        id,
        { state: membershipStateOf({ ...row, status }), nextTime: timeOf(nextAt), meetingCount, attendedCount },
      ] as const;
    }),
  );
}

export type ClassMembership = {
  readonly state: MembershipState;
  /** The beginning of the next meeting, or of the one that is on. */
  readonly nextTime: number | null;
  readonly meetingCount: number;
  readonly attendedCount: number;
};
