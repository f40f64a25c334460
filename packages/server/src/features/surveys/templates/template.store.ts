import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import type { SurveyKind } from '@shuyuan/contract/surveys/survey-kinds';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type NewTemplate = {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly kind: SurveyKind;
  readonly title: string;
  readonly introduction: string;
  readonly isAnonymous: boolean;
  readonly questions: readonly Question[];
  readonly at: Date;
};

export async function insertTemplate(tx: Tx, { at, questions, ...template }: NewTemplate): Promise<void> {
  await tx
    .insertInto('surveyTemplate')
    .values({ ...template, questions: JSON.stringify(questions), createdAt: at })
    .execute();
}

const templates = (read: Reads, tenantId: string) =>
  read
    .selectFrom('surveyTemplate as template')
    .innerJoin('member as author', 'author.id', 'template.authorId')
    .select(['template.id', 'template.title', 'template.authorId', 'author.fullName as authorName'])
    .select(['template.createdAt', sql<number>`jsonb_array_length(template.questions)`.as('questionCount')])
    .where('template.tenantId', '=', tenantId);

export const listTemplates = (read: Reads, tenantId: string, paging: Paging) =>
  templates(read, tenantId)
    .orderBy('template.createdAt', 'desc')
    .orderBy('template.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

export async function countTemplates(read: Reads, tenantId: string): Promise<number> {
  const { total } = await read
    .selectFrom('surveyTemplate')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export const findTemplate = (read: Reads, tenantId: string, id: string) =>
  templates(read, tenantId)
    .select(['template.kind', 'template.introduction', 'template.isAnonymous'])
    // Written by this store alone, from the questions of a survey.
    .select(sql<readonly Question[]>`template.questions`.as('questions'))
    .where('template.id', '=', id)
    .executeTakeFirst();

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('surveyTemplate').where('id', '=', id).execute();
}
