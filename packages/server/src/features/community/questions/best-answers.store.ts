import type { Reads } from '../../../platform/db.ts';

/** As many answers and replies as a reader would look at, the most liked first. */
const mostAnswers = 8;

export async function listBestAnswers(read: Reads, questionId: string): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('discussion')
    .select('content')
    .where('questionId', '=', questionId)
    .where('isRemoved', '=', false)
    .orderBy('praiseNum', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(mostAnswers)
    .execute();
  return rows.map(({ content }) => content);
}
