import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../lib/test-client.ts';
import { loadGroups, textOf, type TextKey } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { RichTextField } from './RichTextField.tsx';
import type { UploadPicture } from './use-pictures.ts';

const t = (key: TextKey<'share'>) => textOf('share', key);
const onChange = vi.fn<(html: string) => void>();
const written = () => onChange.mock.lastCall?.[0] ?? '';
const tool = (name: string) =>
  screen.getByRole('button', { name: t(`community.publish.tool.${name}` as 'community.publish.tool.bold') });

beforeEach(async () => {
  vi.resetAllMocks();
  await freshClient('en');
  await loadGroups('en', ['share']);
});

async function open(initial = '<p>Words</p>', uploadPicture: UploadPicture = () => Promise.reject(new Error('none'))) {
  renderUi(
    <RichTextField
      label="Text"
      description="of it"
      placeholder="Write"
      initial={initial}
      uploadPicture={uploadPicture}
      onChange={onChange}
      onBusy={() => undefined}
    />,
  );
  return screen.findByRole('textbox', { name: 'Text' });
}

/** Everything that is written, as if by Ctrl+A. */
const selectAll = (text: HTMLElement) => {
  // The editor hangs itself on its element.
  const { editor } = text as HTMLElement & { editor: { commands: { selectAll: () => void } } };
  act(() => editor.commands.selectAll());
};

test('[COMM-09] the toolbar says what is on, and puts its marks around the words', async () => {
  const text = await open();
  expect(tool('bold').getAttribute('aria-pressed')).toBe('false');
  selectAll(text);
  await userEvent.click(tool('bold'));
  await waitFor(() => expect(written()).toContain('<strong>Words</strong>'));
  expect(tool('bold').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(tool('heading2'));
  await waitFor(() => expect(written()).toContain('<h2><strong>Words</strong></h2>'));
  expect(screen.getByRole('toolbar').getAttribute('aria-controls')).toBe(text.id);
});

test('[COMM-09] the toolbar is one stop of the Tab key, and the arrows lead through it', async () => {
  await open();
  const reachable = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(reachable()).toEqual([tool('heading2')]);
  act(() => tool('heading2').focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tool('heading3'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' });
  expect(document.activeElement).toBe(tool('redo'));
  expect(reachable()).toEqual([tool('redo')]);
});

test('[COMM-09] nothing to undo is said, and pressing it changes nothing', async () => {
  await open();
  expect(tool('undo').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(tool('undo'));
  expect(onChange).not.toHaveBeenCalled();
});

test('[COMM-09] D-128: a link leads to the web, never into a script', async () => {
  const text = await open();
  selectAll(text);
  await userEvent.click(tool('link'));
  const address = await screen.findByRole('textbox', { name: t('community.publish.link.address') });
  const set = screen.getByRole('button', { name: t('community.publish.link.set') });
  await userEvent.type(address, 'javascript:alert(1)');
  await userEvent.click(set);
  expect(screen.getByText(t('community.publish.link.wrong'))).toBeTruthy();
  await userEvent.clear(address);
  await userEvent.type(address, 'example.org');
  await userEvent.click(set);
  await waitFor(() => expect(written()).toContain('href="https://example.org"'));
});

test('[COMM-09] D-128: scripts, foreign pictures and foreign marks of a text are not taken in', async () => {
  const evil =
    '<p onclick="x()">A<script>x()</script><img src="https://evil.example/a.png"><a href="javascript:x()">b</a></p>';
  const text = await open(`${evil}<img src="/files/f1" alt="ours">`);
  expect([...text.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual(['/files/f1']);
  expect(text.innerHTML).not.toMatch(/script|onclick|evil/);
});

const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(t('community.publish.tool.picture'), { selector: 'input' }), files);

test('[COMM-09] pictures are sent one after the other and stand where they were chosen for', async () => {
  const sent: string[] = [];
  await open('<p>Words</p>', (file) => {
    sent.push(file.name);
    return Promise.resolve({ path: `/files/${file.name}` });
  });
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
  await choose(picture('one.png'), picture('two.png'));
  await waitFor(() => expect(written()).toMatch(/one\.png.*two\.png/));
  expect(sent).toEqual(['one.png', 'two.png']);
  expect(written()).toContain('alt="one"');
});

test('[COMM-09] what is no picture says so and is not sent', async () => {
  const upload = vi.fn<UploadPicture>();
  await open('', upload);
  const file = new File(['x'], 'one.bmp', { type: 'image/bmp' });
  fireEvent.change(screen.getByLabelText(t('community.publish.tool.picture'), { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await screen.findByText(t('community.publish.picture.wrong'))).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
});
