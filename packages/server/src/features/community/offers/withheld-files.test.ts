import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import * as files from '@shuyuan/contract/files/files.wire';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { costs, post, openPricing, type PricingCompany } from '../../../world/tests/money/test-pricing.ts';

let of: PricingCompany;
beforeAll(async () => {
  of = await openPricing();
});
afterAll(() => of.close());

test('[D-122] the cover is for everybody; pictures, films, documents, their previews and tokens for those who may', async () => {
  const [cover, inside] = [await of.bring('hejingxing', '封面.png'), await of.bring('hejingxing', '图解.png')];
  const film = await of.bring('hejingxing', '讲解.mp4', Buffer.from('a film'));
  const document = await of.bring('hejingxing', '手册.pdf', Buffer.from('a document'));
  const written = await of.sell('hejingxing', of.teamId, costs(10), {
    content: `<p>正文</p><img src="${inside.path}">`,
    coverFileId: cover.fileId,
  });
  const watched = await of.sell('hejingxing', of.teamId, costs(10), {
    kind: QuestionKind.video,
    fileIds: [film.fileId],
  });
  const handed = await of.sell('hejingxing', of.teamId, costs(10), {
    kind: QuestionKind.file,
    fileIds: [document.fileId],
  });
  await of.world.rows(`update file set conversion = 'ready' where id = $1`, [film.fileId]);
  const reader = await of.rich(1_000n);
  const caller = await of.as(reader);
  const statuses = async () => {
    const bytes = [cover, inside, film, document].map(({ path }) => readFile(of.world, caller, path));
    const smaller = readFile(of.world, caller, `${inside.path}/small`);
    const previews = [inside, film, document].map(({ fileId }) => caller.call(files.readPreview, { fileId }));
    const token = caller.call(files.readStreamToken, { fileId: film.fileId });
    const place = caller.call(files.savePosition, { id: film.fileId, position: '5' });
    return (await Promise.all([...bytes, smaller, ...previews, token, place])).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 404, 404, 404, 404, 404, 404, 404, 404, 404]);
  for (const name of ['index.m3u8', 'key', '0/index.m3u8'])
    expect((await readFile(of.world, caller, `${film.path}/hls/${name}?token=x`)).status).toBe(404);
  expect((await caller.call(files.askConversion, { id: film.fileId })).status).toBe(404);
  for (const id of [watched, handed]) {
    const info = (await caller.call(readQuestion, { id })).body;
    expect([info.files, JSON.stringify(info).includes('手册'), JSON.stringify(info).includes('讲解')]).toEqual([
      [],
      false,
      false,
    ]);
  }
  for (const id of [written, watched, handed]) await of.buy(reader, post(id), 10);
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 200]);
  expect((await caller.call(readQuestion, { id: handed })).body.files).toHaveLength(1);
});

test('[D-122] [D-109] what was opened closes with the purchase, its files with it', async () => {
  const document = await of.bring('hejingxing', '表格.pdf', Buffer.from('a table'));
  const id = await of.sell('hejingxing', of.teamId, costs(10), { kind: QuestionKind.file, fileIds: [document.fileId] });
  const reader = await of.rich(100n);
  const bought = await of.buy(reader, post(id), 10);
  const caller = await of.as(reader);
  expect((await readFile(of.world, caller, document.path)).status).toBe(200);
  const dean = await of.as('luchengze');
  expect((await dean.call(reverseTrade, { id: String(bought.body.id), reason: '买错了' })).status).toBe(200);
  expect((await readFile(of.world, caller, document.path)).status).toBe(404);
});
