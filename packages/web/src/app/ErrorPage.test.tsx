import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { navigationNumbers } from '@shuyuan/contract/kernel/app-error';
import { beforeEach, expect, test, vi } from 'vitest';
import * as navigation from '../lib/navigation.ts';
import { initTexts, showLanguage, textOfNumber } from '../lib/texts.ts';
import { renderUi } from '../ui/test-render.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const close = () => undefined;
const wayOut = vi.spyOn(navigation, 'wayOut');

beforeEach(async () => {
  wayOut.mockReturnValue('home');
  await initTexts();
  await showLanguage('cn');
});

test.each(navigationNumbers)('[ERR-10] the message of %i is looked up by its number', (number) => {
  renderUi(<ErrorPage code={String(number)} onClose={close} />);
  expect(screen.getByText(textOfNumber(number) ?? 'no text')).toBeDefined();
});

test('[ERR-10] a number without a text of its own has the text of code 2', () => {
  renderUi(<ErrorPage code="777777" onClose={close} />);
  expect(screen.getByText('操作失败，请稍后重试')).toBeDefined();
});

test.each([
  [40308, '暂时无法访问'],
  [900005, '内容不存在'],
  [30117, '没有访问权限'],
  [60104, '人数已达上限'],
])('[ERR-11] %i has the face “%s”', (number, title) => {
  renderUi(<ErrorPage code={String(number)} onClose={close} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
});

test('[ERR-11] the four kinds are drawn differently', () => {
  const drawings = [40308, 900005, 30117, 60104].map((number) => {
    const { container, unmount } = renderUi(<ErrorPage code={String(number)} onClose={close} />);
    const drawing = container.querySelector('svg')?.innerHTML;
    unmount();
    return drawing;
  });
  expect(new Set(drawings).size).toBe(4);
});

test.each([
  ['back', '返回上一页', ['返回上一页', '前往首页']],
  ['home', '前往首页', ['前往首页']],
  ['close', '关闭此窗口', ['关闭此窗口', '前往首页']],
] as const)('[ERR-12] D-022: its main button leads %s and says so: %s', async (way, label, buttons) => {
  wayOut.mockReturnValue(way);
  const onClose = vi.fn();
  renderUi(<ErrorPage code="900005" onClose={onClose} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a given message takes the place of the title and shows no number', () => {
  renderUi(<ErrorPage code="container" kind="no-permission" message="不在名单里" onClose={close} />);
  expect(screen.getByRole('heading', { level: 1, name: '不在名单里' })).toBeDefined();
  expect(screen.queryByText('container')).toBeNull();
});
