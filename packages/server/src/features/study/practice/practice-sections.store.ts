import { questionLimits } from '@shuyuan/contract/study/questions/section-question';
import { type RawBuilder, sql } from 'kysely';

/** Questions of films somebody has answered wrong and was told the key of, each with the latest version that asked it. */
export const wrongSectionAnswers = (memberId: string): RawBuilder<unknown> => sql`
  select distinct on (answer.course_id, answer.section_key, answer.question_key)
    answer.course_id, answer.version_id, answer.section_key, answer.question_key
  from section_answer answer
  where answer.member_id = ${memberId} and not answer.is_right and exists (
    select from section_answer last where last.run_id = answer.run_id and last.section_key = answer.section_key
      and last.question_key = answer.question_key and last.try_number = ${questionLimits.tries})
  order by answer.course_id, answer.section_key, answer.question_key, answer.answered_at desc`;

/** Of a row of `course`: whoever has begun it may open it now. */
export const isLearnable = (memberId: string): RawBuilder<boolean> => sql<boolean>`course.state = 'published' and (
  exists (select from member where member.id = ${memberId}
    and is_in_audience(course.audience, member.id, member_places(member.id), member.created_at))
  or exists (select from entitlement where entitlement.business_type = 'course'
    and entitlement.business_id = course.id and entitlement.member_id = ${memberId}))`;
