import { readAttentionStatistic } from '@shuyuan/contract/community/attention.wire';
import {
  changeCircle,
  createCircle,
  joinCircle,
  listCirclePages,
  listCircleQuestions,
  listHottestCircles,
  listManagedCircles,
  listMyCircles,
  readCircle,
  recommendCircle,
  recommendCircles,
} from '@shuyuan/contract/community/circle.wire';
import { readConfigs, readGlobalData } from '@shuyuan/contract/system/system.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, personData, refused } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, textOfNumber, type TextValues } from '../../lib/texts.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { circle, followed, of, post } from './test-columns.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const region = async (key: TextKey<'share'>) => within(await screen.findByRole('region', { name: t(key) }));

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
  server.answer(listCirclePages, page(circle('k1', 'Readers')));
  server.answer(listMyCircles, page());
  server.answer(listHottestCircles, ok({ items: [] }));
  server.answer(recommendCircles, ok({ items: [] }));
  server.answer(recommendCircle, ok({ circle: null }));
});
afterEach(cleanup);

test('[ROUTE-36] [COMM-46] [COMM-47] [COMM-49] [COMM-50] the square with one’s own circles, four hot ones and one for today', async () => {
  const sizes: (string | null)[] = [];
  server.answer(listMyCircles, page(circle('k2', 'Mine', { attention: true })));
  server.answer(listHottestCircles, ({ query }) => {
    sizes.push(query.get('size'));
    return ok({ items: [circle('k3', 'Hot')] });
  });
  server.answer(recommendCircle, ok({ circle: circle('k5', 'Today') }));
  openApp('/share-study/knowledge-community');
  expect(await screen.findByRole('link', { name: 'Readers' })).toBeTruthy();
  expect(await (await region('community.circle.mine.title')).findByText('Mine')).toBeTruthy();
  expect((await region('community.circle.hot.title')).getByText('Hot')).toBeTruthy();
  expect((await region('community.circle.today')).getByText('Today')).toBeTruthy();
  expect(sizes).toEqual(['4']);
});

test('[COMM-49] a word finds circles and stands in the address; nothing found says so', async () => {
  server.answer(listCirclePages, ({ query }) =>
    query.get('search') === 'none' ? page() : page(circle('k1', 'Readers')),
  );
  const { address } = openApp('/share-study/knowledge-community');
  await userEvent.type(await screen.findByRole('searchbox', { name: t('community.circle.search') }), 'none{Enter}');
  expect(await screen.findByText(t('community.circle.none.title', { search: 'none' }))).toBeTruthy();
  expect(address()).toBe('/share-study/knowledge-community?search=none');
});

test('[COMM-45] [COMM-48] [COMM-50] [COMM-51] [COMM-52] a circle is joined and left, read in another order, and published in; three others are beside it', async () => {
  const sent: unknown[] = [];
  const sorts: (string | null)[] = [];
  server.answer(of(readCircle, 'k1'), ok(circle('k1', 'Readers')));
  server.answer(of(listCircleQuestions, 'k1'), ({ query }) => {
    sorts.push(query.get('sort'));
    return page(post('q1', 'One'));
  });
  server.answer(recommendCircles, ({ query }) => {
    expect(query.get('size')).toBe('4');
    return ok({ items: ['k1', 'k4', 'k5', 'k6'].map((id) => circle(id, `Offered ${id}`)) });
  });
  server.answer(joinCircle, ({ body }) => {
    const { isOn } = JSON.parse(body) as { isOn: boolean };
    sent.push(isOn);
    server.answer(of(readCircle, 'k1'), ok(circle('k1', 'Readers', { attention: isOn, attentionNum: isOn ? 5 : 4 })));
    return ok({ attention: isOn, attentionNum: isOn ? 5 : 4 });
  });
  const { address } = openApp('/share-study/knowledge-community/k1');
  await userEvent.click(
    await screen.findByRole('button', { name: t('community.circle.join.named', { name: 'Readers' }) }),
  );
  const leave = await screen.findByRole('button', { name: t('community.circle.leave.named', { name: 'Readers' }) });
  expect(await screen.findByText(t('community.circle.people', { count: '5' }))).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([true]));
  await userEvent.click(leave);
  await waitFor(() => expect(sent).toEqual([true, false]));
  const offered = (await region('community.circle.recommend.title')).getAllByRole('link');
  expect(offered.map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual(['k4', 'k5', 'k6']);
  const publish = screen.getByRole('link', { name: t('community.circle.publish') });
  expect(publish.getAttribute('href')).toBe('#/publish-manage/publish-create?circle=k1');
  await userEvent.click(screen.getByRole('button', { name: t('community.column.sort.oldest') }));
  await waitFor(() => expect(address()).toBe('/share-study/knowledge-community/k1?sort=oldest'));
  await waitFor(() => expect(sorts).toEqual(['1', '2']));
});

test('[COMM-51] a circle that is not there says so', async () => {
  server.answer(of(readCircle, 'k7'), refused(404));
  openApp('/share-study/knowledge-community/k7');
  expect(await screen.findByText(t('community.circle.unknown.title'))).toBeTruthy();
});

test.for(['{"communityIsOpen":"0"}', '{"communityIsOpen":"1","circleIsOpen":"0"}'])(
  '[COMM-02] D-142: with %s the pages of circles are the error page, and nothing is asked',
  async (value) => {
    server.answer(readConfigs, ok({ items: [{ key: 'KNOWLEDGE_OPERATION_CONFIG', value }] }));
    const { address } = openApp('/share-study/knowledge-community/k1');
    await waitFor(() => expect(address()).toBe('/home/error-page/100005'));
    expect(await screen.findByText(textOfNumber(100_005) ?? '')).toBeTruthy();
    expect(server.countOf(of(readCircle, 'k1'))).toBe(0);
  },
);

test('[ROUTE-37] D-142: where there are no circles the collection has no list of them, whatever the address says', async () => {
  const value = '{"communityIsOpen":"1","circleIsOpen":"0"}';
  server.answer(readConfigs, ok({ items: [{ key: 'KNOWLEDGE_OPERATION_CONFIG', value }] }));
  openApp('/share-study/my-collection-detail?tab=circles');
  const current = await screen.findByRole('link', { name: t('teams.collection.sharers') });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('link', { name: t('teams.collection.circles') })).toBeNull();
  expect(server.countOf(listMyCircles)).toBe(0);
});

test('[COMM-24] [COMM-52] who leaves a circle is no longer counted in it', async () => {
  const belongs = circle('k2', 'Mine', { attention: true });
  let count = 1;
  server.answer(listMyCircles, () => page(...(count ? [belongs] : [])));
  server.answer(readAttentionStatistic, () => ok(followed('circle', count)));
  server.answer(joinCircle, () => {
    count = 0;
    return ok({ attention: false, attentionNum: 3 });
  });
  openApp('/share-study/my-collection-detail?tab=circles');
  await screen.findByRole('link', { name: `${t('teams.collection.circles')} · 1` });
  await userEvent.click(
    await screen.findByRole('button', { name: t('community.circle.leave.named', { name: 'Mine' }) }),
  );
  expect(await screen.findByRole('link', { name: t('teams.collection.circles') })).toBeTruthy();
});

test('[COMM-45] D-143: a circle is made, its taken name refused beside the field, and hidden', async () => {
  const admin = (key: TextKey<'admin'>, values?: TextValues) => textOf('admin', key, values);
  await loadGroups('en', ['admin']);
  server.answer(readGlobalData, ok(personData({ dataPermission: ['config.write'] })));
  server.answer(listManagedCircles, page({ ...circle('k1', 'Readers'), isHidden: false, coverFileId: null }));
  const sent: unknown[] = [];
  server.answer(createCircle, ({ body }) => {
    sent.push(JSON.parse(body));
    return sent.length === 1 ? refused(422, 29_171) : ok({ id: 'k9' });
  });
  server.answer(of(changeCircle, 'k1'), ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'k1' });
  });
  openApp('/admin/circles');
  await userEvent.click(await screen.findByRole('button', { name: admin('admin.circles.add') }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole('button', { name: admin('admin.circles.form.submit') });
  const name = dialog.getByRole('textbox', { name: admin('admin.circles.form.name') });
  await userEvent.type(name, 'Readers');
  await userEvent.click(save);
  expect(await dialog.findByText(textOfNumber(29_171) ?? '')).toBeTruthy();
  await userEvent.type(name, ' too');
  expect(dialog.queryByText(textOfNumber(29_171) ?? '')).toBeNull();
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: admin('admin.circles.edit.named', { name: 'Readers' }) }));
  const edit = within(await screen.findByRole('dialog'));
  await userEvent.click(edit.getByRole('switch'));
  await userEvent.click(edit.getByRole('button', { name: admin('admin.circles.form.submit') }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[1]).toMatchObject({ name: 'Readers too', coverPath: 'preset:circle-1' });
  expect(sent[2]).toMatchObject({ name: 'Readers', isHidden: true });
});
