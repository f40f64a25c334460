import type { Amount } from '@shuyuan/contract/kernel/amount';
import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import type { SurveyKind } from '@shuyuan/contract/surveys/survey-kinds';
import { type SurveyAction, surveyLife, type SurveyState } from '@shuyuan/contract/surveys/survey-states';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

/** The fields its author decides, beside the audience. */
export type SurveyFields = {
  readonly kind: SurveyKind;
  readonly title: string;
  readonly introduction: string;
  readonly isAnonymous: boolean;
  readonly questions: readonly Question[];
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly timeZone: string;
  readonly remindDaysBefore: number | null;
  /** Coins for each who answers. */
  readonly reward: Amount;
};

export type SurveyRow = SurveyFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly state: SurveyState;
  readonly version: number;
  readonly remindedAt: number | null;
};

const toTime = (at: Date | null): number | null => at?.getTime() ?? null;
const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

const surveys = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('survey')
    .innerJoin('member as author', 'author.id', 'survey.authorId')
    .select(['survey.id', 'survey.tenantId', 'survey.authorId', 'author.fullName as authorName', 'survey.kind'])
    .select(['survey.state', 'survey.title', 'survey.introduction', 'survey.isAnonymous', 'survey.timeZone'])
    .select(sql<Amount>`survey.reward_hundredths`.as('reward'))
    .select(['survey.opensAt', 'survey.closesAt', 'survey.remindDaysBefore', 'survey.remindedAt', 'survey.version'])
    // Written by this store alone, from what the contract has parsed.
    .select(sql<readonly Question[]>`survey.questions`.as('questions'))
    .where('survey.tenantId', '=', tenantId)
    .where('survey.id', '=', id);

type Selected = Awaited<ReturnType<ReturnType<typeof surveys>['executeTakeFirstOrThrow']>>;

const rowOf = (row: Selected | undefined): SurveyRow | undefined =>
  row && {
    ...row,
    opensAt: toTime(row.opensAt),
    closesAt: toTime(row.closesAt),
    remindedAt: toTime(row.remindedAt),
  };

export const findSurvey = async (read: Reads, tenantId: string, id: string): Promise<SurveyRow | undefined> =>
  rowOf(await surveys(read, tenantId, id).executeTakeFirst());

/** `share`: many answer at once, and closing waits for them; `update`: one alone changes it. */
export async function lockSurvey(
  tx: Tx,
  { tenantId, id, mode }: { readonly tenantId: string; readonly id: string; readonly mode: 'share' | 'update' },
): Promise<SurveyRow | undefined> {
  const query = surveys(tx, tenantId, id);
  return rowOf(await (mode === 'share' ? query.forShare('survey') : query.forUpdate('survey')).executeTakeFirst());
}

const valuesOf = ({ opensAt, closesAt, questions, reward, ...fields }: SurveyFields) => ({
  ...fields,
  rewardHundredths: reward,
  opensAt: toDate(opensAt),
  closesAt: toDate(closesAt),
  questions: JSON.stringify(questions),
});

type NewSurvey = SurveyFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly at: Date;
};

export async function insertSurvey(tx: Tx, { id, tenantId, authorId, at, ...fields }: NewSurvey): Promise<void> {
  await tx
    .insertInto('survey')
    .values({ id, tenantId, authorId, state: 'draft', ...valuesOf(fields), createdAt: at, updatedAt: at })
    .execute();
}

type Change = SurveyFields & { readonly id: string; readonly version: number; readonly at: Date };

/** Whether it was written: a draft that was saved or published in between is not. */
export async function updateSurvey(tx: Tx, { id, version, at, ...fields }: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('survey')
    .set({ ...valuesOf(fields), version: version + 1, updatedAt: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', surveyLife.table.save.from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type Move = {
  readonly id: string;
  readonly action: Extract<SurveyAction, 'schedule' | 'withdraw' | 'open' | 'close'>;
  readonly at: Date;
};

/** Whether it was in a state the action may leave. */
export async function updateSurveyState(tx: Tx, { id, action, at }: Move): Promise<boolean> {
  const { from, to } = surveyLife.table[action];
  const { numUpdatedRows } = await tx
    .updateTable('survey')
    .set({ state: to, updatedAt: at })
    .set(action === 'open' ? { openedAt: at } : {})
    .set(action === 'close' ? { closedAt: at } : {})
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteSurvey(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('survey')
    .where('id', '=', id)
    .where('state', 'in', surveyLife.table.remove.from)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function updateReminded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('survey').set({ remindedAt: at }).where('id', '=', id).execute();
}

export async function updateRemindedByClock(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('survey').set({ isRemindedByClock: true }).where('id', '=', id).execute();
}

type Due = { readonly id: string; readonly tenantId: string };

const dueSurveys = (read: Reads) => read.selectFrom('survey').select(['id', 'tenantId']);

export const listToOpen = (read: Reads, now: Date, limit: number): Promise<Due[]> =>
  dueSurveys(read)
    .where('state', '=', 'scheduled')
    .where('opensAt', '<=', now)
    .orderBy('opensAt')
    .limit(limit)
    .execute();

export const listToClose = (read: Reads, now: Date, limit: number): Promise<Due[]> =>
  dueSurveys(read).where('state', '=', 'open').where('closesAt', '<=', now).orderBy('closesAt').limit(limit).execute();

/** Those that close within the days their author chose, and of whom the clock has reminded nobody yet. */
export const listToRemind = (read: Reads, now: Date, limit: number): Promise<Due[]> =>
  dueSurveys(read)
    .where('state', '=', 'open')
    .where('closesAt', '>', now)
    .where(sql<boolean>`closes_at - make_interval(days => remind_days_before) <= ${now}`)
    .where('isRemindedByClock', '=', false)
    .orderBy('closesAt')
    .limit(limit)
    .execute();
