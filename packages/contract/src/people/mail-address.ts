export const mailAddressMax = 200;

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const mailbox = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;

/** An address mail can go to: one, as it is typed, without a name, and nothing a header could be made of. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return (
    text.length <= mailAddressMax && mailbox.test(text.slice(0, Math.max(at, 0))) && domain.test(text.slice(at + 1))
  );
}
