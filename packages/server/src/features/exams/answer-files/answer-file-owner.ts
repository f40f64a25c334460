import type { FileOwner } from '../../files/index.ts';
import { isMarker } from '../marking/marker.store.ts';
import { managesExam } from '../papers/exam.policy.ts';
import { answerFilePurpose, findReaders } from './answer-file.store.ts';

/** Read by its taker, and once the attempt has ended by managers of the exam and by those who mark the answer. */
export const answerFileOwner: FileOwner = {
  purpose: answerFilePurpose,
  mayRead: async ({ read }, actor, { id: fileId }) => {
    const found = await findReaders(read, { tenantId: actor.tenantId, fileId });
    if (!found) return false;
    if (found.memberId === actor.id) return true;
    if (found.endedAt === null) return false;
    return managesExam(actor, found) || (found.isMarked && (await isMarker(read, found.examId, actor.id)));
  },
};
