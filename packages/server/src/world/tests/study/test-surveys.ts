import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { Answers } from '@shuyuan/contract/surveys/answers';
import { ContentType } from '@shuyuan/contract/study/content-types';
import * as form from '@shuyuan/contract/surveys/survey-form.wire';
import * as wire from '@shuyuan/contract/surveys/survey.wire';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { teamsOf } from '../community/test-teams.ts';

type Form = InputOf<typeof form.createSurvey>;

const tables = ['survey', 'survey_audience', 'survey_participation', 'survey_answer', 'survey_template', 'audit_entry'];

const common = { isRequired: false, startsPage: false, condition: null } as const;

/** A required choice, a text that is asked after one of its options alone, and a rating. */
export const surveyQuestions = [
  {
    ...common,
    id: 'q1',
    kind: 'single',
    title: '食堂怎么样？',
    isRequired: true,
    options: ['好', '不好'].map((text, index) => ({ id: `o${index}`, text })),
  },
  {
    ...common,
    id: 'q2',
    kind: 'longText',
    title: '哪里不好？',
    condition: { kind: 'chosen', questionId: 'q1', optionIds: ['o1'] },
  },
  { ...common, id: 'q3', kind: 'rating', title: '打个分', scale: 'five' },
] as const satisfies Form['questions'];

/** The demo company as the tests of surveys meet it. */
export function surveysOf(world: TestWorld) {
  const { as, idOf, welcomeOutsider } = teamsOf(world);

  async function companyId(): Promise<string> {
    const [row] = await world.rows('select id from organization where parent_id is null and name like $1', ['青禾%']);
    return String(row?.['id']);
  }

  async function formOf(over: Partial<Form> = {}): Promise<Form> {
    return {
      kind: ContentType.survey,
      title: '食堂满意度',
      introduction: '两分钟',
      isAnonymous: true,
      questions: [...surveyQuestions],
      audience: { organizationIds: [await companyId()], memberIds: [] },
      opensAt: null,
      closesAt: world.clock.now() + 7 * dayMs,
      timeZone: 'Asia/Shanghai',
      remindDaysBefore: null,
      ...over,
    };
  }

  async function draft(author: Caller, over: Partial<Form> = {}): Promise<string> {
    return (await author.call(form.createSurvey, await formOf(over))).body.id;
  }

  async function open(author: Caller, over: Partial<Form> = {}): Promise<string> {
    const id = await draft(author, over);
    await author.call(form.publishSurvey, { id, version: 1 });
    return id;
  }

  const answer = (caller: Caller, id: string, answers: Answers = { q1: 'o0' }) =>
    caller.call(wire.submitSurvey, { id, answers });

  return {
    as,
    idOf,
    welcomeOutsider,
    companyId,
    formOf,
    draft,
    open,
    answer,
    snapshot: () => snapshotWithJobs(world, tables),
  };
}
