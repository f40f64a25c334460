import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { textOf, type TextKey, type TextValues } from '../../../lib/texts.ts';

export const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
export const choose = async (key: TextKey<'share'>, values?: TextValues) =>
  userEvent.click(await screen.findByRole('radio', { name: t(key, values) }));
export const field = (key: TextKey<'share'>, at = 0) => {
  const found = screen.getAllByRole<HTMLInputElement>('textbox', { name: t(key) })[at];
  if (!found) throw new Error(`no field ${key} ${at}`);
  return found;
};
export const type = async (key: TextKey<'share'>, text: string, at = 0) => {
  await userEvent.clear(field(key, at));
  if (text) await userEvent.type(field(key, at), text);
};
/** All at once, where typing is not what is tested. */
export const fill = (key: TextKey<'share'>, value: string, at = 0) =>
  fireEvent.change(field(key, at), { target: { value } });
export const said = () => screen.getByRole('alert').textContent;
export const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));
