import { uploadRuleNames } from '@shuyuan/contract/files/upload-rules';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { listenToErrors, surface } from '../../../lib/test-surface.ts';
import { loadGroups, textOf, textOfNumber } from '../../../lib/texts.ts';
import { changed, TestField } from './test-field.tsx';
import { fileNamed, memoryTransport } from '../upload/test-transport.ts';

const parts = vi.hoisted(() => ({ transport: {} as Record<string, unknown> }));
vi.mock('../upload/transport.ts', () => ({ transport: parts.transport }));
vi.mock('../upload/digests.ts', async (load) => {
  const { plainDigester } = await import('../upload/test-transport.ts');
  return { ...(await load<object>()), workerDigester: plainDigester, prepareWorker: () => undefined };
});

let field = 0;
let server: ReturnType<typeof memoryTransport>;

const Field = ({ maxFiles = 3 }: { maxFiles?: number }) => <TestField name={`field ${field}`} maxFiles={maxFiles} />;

beforeEach(async () => {
  await freshClient('cn');
  await loadGroups('cn', ['files']);
  listenToErrors();
  server = memoryTransport();
  Object.assign(parts.transport, server.transport);
  field += 1;
});
afterEach(cleanup);

const fileOf = (name: string, text = 'x') => new File([text], name);
const bring = (...files: File[]) => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input');
  fireEvent.change(input, { target: { files } });
};
const lastChange = () => changed.mock.lastCall?.[0].map(({ name }) => name);

test('[UPLOAD-11..14, UPLOAD-17] what is not taken is named with the given text', async () => {
  render(<Field />);
  const large = fileOf('大.png');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  bring(fileOf('a,b.png'), fileOf('空.png', ''), fileOf(`${'长'.repeat(100)}.png`), fileOf('a.exe'), large);
  await screen.findByText('文件名不能包含逗号，请重命名后再上传');
  for (const text of [
    '文件内容为空，请重新选择',
    '文件名不能超过 100 个字符，请缩短后再上传',
    '不支持此文件类型，请重新选择',
    '文件大小不能超过10 MB',
  ]) {
    screen.getByText(text);
  }
  expect(screen.queryAllByRole('progressbar')).toEqual([]);
});

test('[UPLOAD-15] the files beyond the limit are dropped, and both texts say so in order', async () => {
  render(<Field maxFiles={2} />);
  bring(fileOf('1.png'), fileOf('2.png'), fileOf('3.png'));
  const alert = await screen.findByRole('alert');
  expect([...alert.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    textOf('errors', 'zxy.118243', { limit: 2 }),
    textOf('errors', 'zxy.118244'),
  ]);
  await waitFor(() => expect(lastChange()).toHaveLength(2));
});

test('[UPLOAD-16] a field of one file drops the second', async () => {
  render(<Field maxFiles={1} />);
  bring(fileOf('1.png'), fileOf('2.png'));
  await screen.findByText(textOf('errors', 'zxy.124111'));
  await waitFor(() => expect(lastChange()).toHaveLength(1));
});

test('[UPLOAD-20] C-33: a 422 shows the text of its code, or that of code 2, and goes nowhere', async () => {
  render(<Field />);
  const answers = [28_113, 999_999, null, 900_005];
  server.onSend(() => {
    const number = answers.shift();
    throw new ApiError({ status: 422, ...(number !== undefined && { number }) });
  });
  bring(fileOf('1.png'), fileOf('2.png'), fileOf('3.png'));
  await screen.findByText(textOfNumber(28_113) ?? '?');
  await waitFor(() => expect(screen.getAllByText('操作失败，请稍后重试')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: textOf('files', 'upload.retry', { name: '1.png' }) }));
  await screen.findByText(textOfNumber(900_005) ?? '?');
  for (const show of [surface.showNotice, surface.showAlert, surface.goToErrorPage])
    expect(show).not.toHaveBeenCalled();
});

test('[UPLOAD-21] a lost line says so and tries again by itself', async () => {
  render(<Field />);
  let isAway = true;
  server.onSend(() => {
    if (isAway) throw new ApiError({ status: 0 });
  });
  bring(fileOf('1.png'));
  await screen.findByText('网络异常，请检查网络情况');
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(lastChange()).toHaveLength(1));
  expect(screen.queryByText('网络异常，请检查网络情况')).toBeNull();
});

test('[UPLOAD-22] any other failure goes through the common handler, and the file can be tried again', async () => {
  render(<Field />);
  server.onSend(() => {
    throw new ApiError({ status: 403 });
  });
  bring(fileOf('1.png'));
  await screen.findByRole('button', { name: textOf('files', 'upload.retry', { name: '1.png' }) });
  expect(surface.showNotice).toHaveBeenCalledWith('text 1');
});

test('[UPLOAD-18] a typed name loses its script on Enter, of a file on its way and of one that is there', async () => {
  const rename = vi.fn(async (_id: string, name: string) => fileNamed(name, 1));
  parts.transport['rename'] = rename;
  render(<Field />);
  const gate = Promise.withResolvers<void>();
  server.onSend(() => gate.promise);
  bring(fileOf('a.png'));
  await userEvent.click(
    await screen.findByRole('button', { name: textOf('files', 'upload.rename', { name: 'a.png' }) }),
  );
  const box = screen.getByRole('textbox', { name: textOf('files', 'upload.nameField') });
  await userEvent.clear(box);
  await userEvent.type(box, '<script>alert(1)</script>总结{Enter}');
  screen.getByText('总结.png');
  gate.resolve();
  await waitFor(() => expect(lastChange()).toEqual(['总结.png']));
  expect(rename).toHaveBeenCalledExactlyOnceWith('file-a.png', '总结.png');
});

test('[UPLOAD-18] where what has arrived is in use at once, its name is not for changing', async () => {
  render(<TestField name={`field ${field}`} maxFiles={3} isNameFixed />);
  bring(fileOf('a.png'));
  await screen.findByText(textOf('files', 'upload.state.done'));
  expect(screen.queryByRole('button', { name: textOf('files', 'upload.rename', { name: 'a.png' }) })).toBeNull();
});

test('[UPLOAD-01] a file is paused, gone on with and given up by its buttons', async () => {
  render(<Field />);
  const gate = Promise.withResolvers<void>();
  server.onSend(() => gate.promise);
  const button = (key: 'pause' | 'resume' | 'giveUp') =>
    screen.findByRole('button', { name: textOf('files', `upload.${key}`, { name: 'a.png' }) });
  bring(fileOf('a.png'));
  await userEvent.click(await button('pause'));
  screen.getByText(textOf('files', 'upload.state.paused'));
  await userEvent.click(await button('resume'));
  screen.getByRole('progressbar', { name: textOf('files', 'upload.progress', { name: 'a.png' }) });
  await userEvent.click(await button('giveUp'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(document.activeElement?.textContent).toBe(textOf('files', 'upload.choose'));
});

test('[D-168] notes of documents and films are removed unless their author says otherwise, for the files chosen then', async () => {
  const sent: unknown[] = [];
  server.onSend(({ fields }) => void sent.push([fields.fileName, fields.keepMetadata]));
  render(<TestField name={`field ${field}`} maxFiles={3} rule="document" />);
  bring(fileOf('一.pdf'));
  await waitFor(() => expect(lastChange()).toEqual(['一.pdf']));
  const choice = screen.getByRole('switch', { name: /保留文件中的作者、位置等信息/ });
  expect(choice).toHaveProperty('checked', false);
  await userEvent.click(choice);
  screen.getByText(textOf('files', 'upload.metadata.kept'));
  bring(fileOf('二.pdf', 'y'));
  await waitFor(() => expect(lastChange()).toEqual(['一.pdf', '二.pdf']));
  expect(sent).toEqual([
    ['一.pdf', 0],
    ['二.pdf', 1],
  ]);
});

test.for(uploadRuleNames)(
  '[D-168] the choice stands where %s files are published and can be left as they are',
  (rule) => {
    render(<TestField name={`field ${field}`} maxFiles={3} rule={rule} />);
    const isOffered = screen.queryByRole('switch') !== null;
    expect(isOffered).toBe(
      ['document', 'handIn', 'contentFile', 'libraryFile', 'classMaterial', 'video', 'audio'].includes(rule),
    );
  },
);
