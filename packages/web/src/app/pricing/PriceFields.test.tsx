import { readDraft } from '@shuyuan/contract/community/draft.wire';
import { createQuestion, updateQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { offerCards } from '@shuyuan/contract/pricing/price.wire';
import { readConfigs } from '@shuyuan/contract/system/system.wire';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { fill, openPublished, press, publishServer, saved } from '../community/test-publishing.ts';
import { openApp } from '../test-app.tsx';
import { numberOf, offer, price, refusal, t } from './test-pricing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('../../shared/files/upload/digests.ts', async (load) => ({
  ...(await load<object>()),
  prepareWorker: () => undefined,
}));
vi.mock('../../shared/rich-text/RichTextEditor.tsx', async () => import('../community/test-editor.tsx'));
afterEach(cleanup);

const article = '/publish-manage/publish-create?account=a1';
const paid = () => screen.findByRole('radio', { name: t('pricing.form.paid') });
const box = (name: string) => screen.findByRole('textbox', { name });
const closed = ok({ items: [{ key: 'KNOWLEDGE_OPERATION_CONFIG', value: '{"communityIsOpen":"0"}' }] });

test('[PRICE-01] [PRICE-02] [PRICE-12] an article gets a price: what is missing is said, then it goes with the rest', async () => {
  const { published } = await publishServer({ hasAccount: true });
  const { address } = openApp(article);
  await fill('How do you do it?', '<p>Like this</p>');
  await userEvent.click(await paid());
  await press('community.publish.submit');
  expect(await screen.findByText(t('pricing.problem.coin-required'))).toBeTruthy();
  const coin = await box(t('pricing.form.coin'));
  await waitFor(() => expect(document.activeElement).toBe(coin));
  expect(published).toEqual([]);
  await userEvent.type(coin, '12.5');
  await userEvent.type(await box(t('pricing.form.discount')), '10');
  await press('community.publish.submit');
  await waitFor(() => expect(address()).toBe('/share-content-detail/q1'));
  expect(published).toMatchObject([
    { price: { isPay: 1, payType: 1, isLadderPrice: 0, coin: 1250, discountCoin: 1000 } },
  ]);
});

test('[PRICE-06] [D-124] where the community is closed nothing is sold, and a question of one’s own never is', async () => {
  await publishServer({ hasAccount: true });
  openApp('/publish-manage/publish-create');
  await fill('How do you do it?', '<p>Like this</p>');
  expect(screen.queryByRole('radio', { name: t('pricing.form.paid') })).toBeNull();
  cleanup();
  const { server } = await publishServer({ hasAccount: true });
  server.answer(readConfigs, closed);
  openApp(article);
  await fill('How do you do it?', '<p>Like this</p>');
  expect(screen.queryByRole('radio', { name: t('pricing.form.paid') })).toBeNull();
});

test('[PRICE-02] [D-114] what is published opens with its price, and free takes all of it away', async () => {
  const { server } = await publishServer();
  const changed: { price: unknown }[] = [];
  openPublished(server, { id: 'q7', kind: QuestionKind.article, offer: offer() });
  server.answer(updateQuestion, ({ body }) => {
    changed.push(JSON.parse(body) as { price: unknown });
    return ok({ id: 'q7', state: 'active' });
  });
  openApp('/publish-manage/publish-create?id=q7');
  expect(((await box(t('pricing.form.discount'))) as HTMLInputElement).value).toBe('99.50');
  await userEvent.click(screen.getByRole('radio', { name: t('pricing.form.free') }));
  await press('community.publish.save');
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed[0]?.price).toMatchObject({ isPay: 0, coin: null, discountCoin: null });
});

test('[COMM-17] a draft keeps the price that was being set', async () => {
  const { server } = await publishServer({ hasAccount: true });
  server.answer(readDraft, ok({ draft: saved({ kind: QuestionKind.article, price: price() }) }));
  openApp(article);
  await userEvent.click(await screen.findByRole('button', { name: t('community.publish.draft.continue') }));
  expect(((await box(t('pricing.form.coin'))) as HTMLInputElement).value).toBe('120.00');
});

test('[PRICE-15] a card that has ended meanwhile is said in the message bar', async () => {
  const { server } = await publishServer({ hasAccount: true });
  server.answer(offerCards, ok({ items: [{ id: 'k1', cardName: 'Gold' }] }));
  server.answer(createQuestion, refused(422, numberOf('price.unknown-card')));
  openApp(article);
  await fill('How do you do it?', '<p>Like this</p>');
  await userEvent.click(await paid());
  await userEvent.click(screen.getByRole('radio', { name: t('pricing.form.byCard') }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Gold' }));
  await press('community.publish.submit');
  expect(await screen.findByText(refusal('price.unknown-card'), { selector: '[role=alert]' })).toBeTruthy();
});
