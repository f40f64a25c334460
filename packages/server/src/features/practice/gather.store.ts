import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { isPractisable, withheldQuestions, wrongAnswers } from '../exams/index.ts';
import { wrongSectionAnswers } from '../study/index.ts';
import type { CardQuery } from './card.store.ts';

/** Sorts by the time it was made and, of those made at once, by the order they are asked in. */
const newId = (at: Date, order: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`lpad(to_hex(${at.getTime()}::bigint), 12, '0') || lpad(to_hex(row_number() over (order by ${order})), 4, '0')
    || replace(gen_random_uuid()::text, '-', '')`;

/** A card for every question the person got wrong in an attempt whose key they may see. */
export async function insertExamCards(tx: Tx, { tenantId, memberId, revealedIds, at }: CardQuery): Promise<void> {
  await sql`insert into practice_card (id, tenant_id, member_id, question_id, attempt_id, due_at, created_at)
    select ${newId(at, sql`wrong.question_id`)}, ${tenantId}, ${memberId}, wrong.question_id, wrong.attempt_id, ${at}, ${at}
    from (${wrongAnswers(revealedIds)}) wrong
    where not exists (select from practice_card card where card.member_id = ${memberId}
      and card.question_id = wrong.question_id and card.attempt_id is not null)
    on conflict on constraint practice_card_question do update set attempt_id = excluded.attempt_id`.execute(tx);
}

/** A card for every question of a film the person got wrong and was told the key of. */
export async function insertSectionCards(tx: Tx, { tenantId, memberId, at }: CardQuery): Promise<void> {
  await sql`insert into practice_card (id, tenant_id, member_id, course_id, version_id, section_key, question_key, due_at, created_at)
    select ${newId(at, sql`wrong.section_key, wrong.question_key`)}, ${tenantId}, ${memberId}, wrong.course_id, wrong.version_id, wrong.section_key, wrong.question_key,
      ${at}, ${at}
    from (${wrongSectionAnswers(memberId)}) wrong
    where not exists (select from practice_card card where card.member_id = ${memberId} and card.course_id = wrong.course_id
      and card.section_key = wrong.section_key and card.question_key = wrong.question_key)
    on conflict do nothing`.execute(tx);
}

/** Some questions of the chosen banks, in an order of the person's own: as many as a day needs. */
export async function insertBankCards(tx: Tx, query: CardQuery, count: number): Promise<void> {
  const { tenantId, memberId, at } = query;
  await sql`insert into practice_card (id, tenant_id, member_id, question_id, due_at, created_at)
    select ${newId(at, sql`md5(question.id || ${memberId})`)}, ${tenantId}, ${memberId}, question.id, ${at}, ${at}
    from practice_bank chosen
    join exam_category category on category.id = chosen.category_id and category.is_open_for_practice
    join exam_question question on question.category_id = category.id
    join exam_question_version version on version.question_id = question.id and version.number = question.version
    where chosen.member_id = ${memberId} and ${isPractisable} and question.id not in (${withheldQuestions(query)})
      and not exists (select from practice_card card where card.member_id = ${memberId} and card.question_id = question.id)
    order by md5(question.id || ${memberId}) limit ${count}
    on conflict do nothing`.execute(tx);
}
