import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { priceIn, priceOut } from '../pricing/price-fields.wire.ts';
import { questionFields } from './question.wire.ts';
import { questionTitleMax } from './questions.ts';

const base = '/knowledge-operation/question';

/** D-140: nothing of it has to be right yet. */
const draftFields = {
  kind: questionFields.kind,
  accountId: questionFields.accountId,
  title: text(questionTitleMax),
  content: questionFields.content,
  topicIds: questionFields.topicIds,
  circleId: questionFields.circleId,
  coverFileId: questionFields.coverFileId,
  fileIds: questionFields.fileIds,
  columnIds: questionFields.columnIds,
};

export const saveDraft = endpoint({
  method: 'POST',
  path: `${base}/draft`,
  summary: 'Keeps what somebody is writing, one draft for each of their voices; the last one counts (COMM-17, D-140).',
  access: 'member',
  input: z.object({ ...draftFields, price: priceIn.optional() }),
  output: z.object({ id, updateTime: time }),
  errors: ['question.unknown-file', 'question.too-long'],
  rateLimit: { max: 60, per: 'caller' },
  bodyLimitKb: 512,
});

export const readDraft = endpoint({
  method: 'GET',
  path: `${base}/draft-info`,
  summary: 'What the caller was writing, or null (COMM-17).',
  access: 'member',
  input: z.object({ accountId: id.optional() }),
  output: z.object({
    draft: z
      .object({
        id,
        ...draftFields,
        price: priceOut.optional(),
        topics: z.array(z.object({ topicId: id, topicName: z.string() })),
        coverPath: z.string().nullable(),
        files: z.array(z.object({ id, name: z.string(), sizeBytes: z.int().nonnegative() })),
        updateTime: time,
      })
      .nullable(),
  }),
  errors: [],
});

export const removeDraft = endpoint({
  method: 'DELETE',
  path: `${base}/draft/remove/:id`,
  summary: 'Forgets a draft of the caller’s (COMM-17).',
  access: 'member',
  input: idOnly,
  output: idOnly,
  errors: [],
});
