import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { PersonType, personTypeLabels } from '@shuyuan/contract/people/member-types';
import {
  readClassTeacher,
  readExpert,
  readGrade,
  readLecturer,
  readPerson,
} from '@shuyuan/contract/people/person-card.wire';
import { studyTimeOf } from '@shuyuan/contract/study/study-time';
import { readStudyTime } from '@shuyuan/contract/study/study-time.wire';
import { useRead } from '../../lib/queries.ts';
import { type Translate, useT } from '../../lib/texts.ts';

/** D-200 */
const cachedMs = 5 * minuteMs;

/** D-201: "X小时Y分钟", or minutes alone below an hour. */
function studyTimeText(seconds: number, t: Translate<'common'>): string {
  const { hours, minutes } = studyTimeOf(seconds);
  return hours > 0 ? t('person.studyTime.hours', { hours, minutes }) : t('person.studyTime.minutes', { minutes });
}

/**
 * PERSON-05: six lookups at once about a colleague. D-200, ERR-15: one that fails is left out without a word; only
 * `detail` says how it stands, for a page that cannot do without it.
 */
export function usePerson(memberId: string, isAsked = true) {
  const t = useT('common');
  const personal = useT('personal');
  const options = { enabled: isAsked, staleTime: cachedMs, gcTime: cachedMs, claims: 'all', retry: false } as const;
  const input = { memberId };
  const detail = useRead(readPerson, input, options);
  const grade = useRead(readGrade, input, options).data?.integralGrade;
  const duration = useRead(readStudyTime, input, options).data?.duration;
  const isExpert = useRead(readExpert, input, options).data?.isExpert;
  const isLecturer = useRead(readLecturer, input, options).data?.isLecturer;
  const isTeacher = useRead(readClassTeacher, input, options).data?.isTeacher;
  const type = detail.data?.personType;
  const isToldByFlag = type === PersonType.expert && isExpert;
  return {
    detail,
    personType: type === undefined || isToldByFlag ? undefined : personal(personTypeLabels[type]),
    grade: grade && { cover: grade.cover, name: t(grade.gradeName) },
    studyTime: duration === undefined ? undefined : studyTimeText(duration, t),
    flags: [
      ...(isExpert ? [t('role.expert')] : []),
      ...(isLecturer ? [t('role.lecturer')] : []),
      ...(isTeacher ? [t('role.class-teacher')] : []),
    ],
  };
}
