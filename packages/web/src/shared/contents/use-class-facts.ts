import type { MembershipState } from '@shuyuan/contract/study/membership-states';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';

type Membership = {
  readonly state: MembershipState;
  readonly nextTime: number | null;
  readonly meetingCount: number;
  readonly attendedCount: number;
};

const comes: ReadonlySet<MembershipState> = new Set(['applied', 'entered', 'waiting', 'enrolled', 'soon', 'open']);
const counts: ReadonlySet<MembershipState> = new Set(['enrolled', 'missed']);

/** The next meeting of a class, for whoever can be there, and how many of its meetings they were at. */
export function useClassFacts(): (membership: Membership | null) => string[] {
  const t = useT('study');
  const format = useFormat();
  return (membership) => {
    if (membership === null) return [];
    const { state, nextTime, meetingCount, attendedCount } = membership;
    const meetings = { attended: format.count(attendedCount), all: format.count(meetingCount) };
    return [
      ...(nextTime !== null && comes.has(state)
        ? [t('positions.class.next', { time: format.dateTime(nextTime) })]
        : []),
      ...(counts.has(state) ? [t('study.player.class.meetings', meetings)] : []),
    ];
  };
}
