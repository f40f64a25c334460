import { demand } from '@shuyuan/contract/kernel/app-error';
import { distinctAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { Context } from '../../../platform/context.ts';
import { areRoomsKnown } from '../../classrooms/index.ts';
import { isAudienceKnown } from '../../people/index.ts';
import { canUseEvaluation } from '../../surveys/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { areColleagues, type ClassFields } from '../class.store.ts';
import type { MeetingFields } from '../meeting.store.ts';

export type ClassInput = ClassFields & { readonly meetings: readonly MeetingInput[] };
export type MeetingInput = MeetingFields & { readonly id?: string | undefined };

/** Meetings stand in the order of their times, whatever order they were written in. */
const inOrder = (meetings: readonly MeetingInput[]): MeetingInput[] =>
  meetings.toSorted((a, b) => a.startTime - b.startTime || a.endTime - b.endTime);

/** Refuses words nobody may write, people and rooms nobody knows; answers the fields as they are stored. */
export async function checkClassInput(ctx: Context, input: ClassInput, knownSurveyId: string | null = null) {
  const { tenantId } = ctx.actor;
  const { meetings, audience, ...fields } = input;
  const texts = meetings.flatMap(({ title, location, lecturerName }) => [title, location, lecturerName]);
  await refuseSensitive(ctx, [fields.title, fields.introduction, ...texts]);
  demand(await areColleagues(ctx.read, tenantId, [fields.teacherId]), 'class.unknown-person');
  demand(await isAudienceKnown(ctx.read, tenantId, audience), 'class.unknown-person');
  const { surveyId } = fields;
  // One that is linked already stays, also once it is closed.
  const isSurveyKnown = surveyId === null || surveyId === knownSurveyId || (await canUseEvaluation(ctx, surveyId));
  demand(isSurveyKnown, 'class.unknown-survey');
  const roomIds = meetings.flatMap(({ classroomId }) => classroomId ?? []);
  demand(await areRoomsKnown(ctx.read, tenantId, roomIds), 'request.not-found');
  return { fields: { ...fields, audience: distinctAudience(audience) }, meetings: inOrder(meetings) };
}
