import { createShare, openShare } from '@shuyuan/contract/sharing/share.wire';
import { recordAction } from '@shuyuan/contract/system/behaviour.wire';
import { readConfig, readConfigs } from '@shuyuan/contract/system/system.wire';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ok } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { questionServer } from '../community/test-questions.ts';

export const t = (key: TextKey<'sharing'>, values?: TextValues): string => textOf('sharing', key, values);

type Settings = { readonly config?: object; readonly blackList?: readonly (string | number)[] };

/** A question that m1 reads and may share, as the company has set it; what is recorded is noted. */
export async function sharingServer({ config = {}, blackList = [] }: Settings = {}) {
  const server = await questionServer();
  await loadGroups('en', ['sharing']);
  const recorded: unknown[] = [];
  const told: unknown[] = [];
  server.answer(readConfig, ({ query }) =>
    ok({ key: query.get('key') ?? '', value: query.get('key') === 'SHARE_CONFIG' ? JSON.stringify(config) : '1' }),
  );
  server.answer(readConfigs, ok({ items: [{ key: 'SHARE_BLACKLIST', value: JSON.stringify(blackList) }] }));
  const opened = { title: 'Why does line three stop?', introduction: '', cover: null, ownerName: 'Gu Huai' };
  server.answer(openShare, ok({ ...opened, shareNum: 3, visitNum: 1_204 }));
  server.answer(createShare, ({ body }) => {
    recorded.push(JSON.parse(body));
    return ok({ shareId: `s${recorded.length}` });
  });
  server.answer(recordAction, ({ body }) => {
    told.push(JSON.parse(body));
    return ok();
  });
  return { server, recorded, told };
}

export const questionAddress = '/ask/question/detail/q1';
export const shareButton = () => screen.findByRole('button', { name: textOf('common', 'share.open') });
export const noShareButton = () => screen.queryByRole('button', { name: textOf('common', 'share.open') });

/** Presses the button of the page; the widget it opens. */
export async function openWidget() {
  await userEvent.click(await shareButton());
  return within(await screen.findByRole('dialog', { name: t('sharing.title') }));
}

type Copying = { readonly writeText: (text: string) => Promise<void> };

/** What the browser lets a page do with the clipboard. */
export function setClipboard(clipboard: Copying): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}
