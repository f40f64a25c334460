import { isIP } from 'node:net';

type Reader<T> = (text: string) => T | undefined;
export type Setting<T> = {
  readonly about: string;
  readonly initial: string;
  readonly read: Reader<T>;
  readonly form: string;
};

type Form<T> = { readonly form: string; readonly read: Reader<T> };

export const setting = <T>(initial: string, form: Form<T>, about: string): Setting<T> => ({ initial, ...form, about });

export const anyText: Reader<string> = (text) => text;
export const whole =
  (min: number, max: number): Reader<number> =>
  (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
  };
export const decimal: Reader<number> = (text) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);
export const flag: Reader<boolean> = (text) => ({ '1': true, '0': false })[text];
export const flagOrAuto: Reader<boolean | null> = (text) => (text === '' ? null : flag(text));
export const oneOf =
  <const Word extends string>(...words: Word[]): Reader<Word> =>
  (text) =>
    words.find((word) => word === text);
export const basePath: Reader<string> = (text) => (/^\/([\w-]+\/)*$/.test(text) ? text : undefined);
export const timeZone: Reader<string> = (text) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone && text;
  } catch {
    return undefined;
  }
};
export const secretKey: Reader<string> = (text) => (text === '' || text.length >= 32 ? text : undefined);
export const smtpUrl: Reader<string> = (text) =>
  text === '' || (/^smtps?:\/\//.test(text) && URL.canParse(text)) ? text : undefined;
export const httpUrl: Reader<string> = (text) =>
  text === '' || (/^https?:\/\//.test(text) && URL.canParse(text)) ? text : undefined;
export const ipAddress: Reader<string> = (text) => (text === '' || isIP(text) > 0 ? text : undefined);
export const liveKitUrl: Reader<string> = (text) =>
  text === '' || (/^(https?|wss?):\/\//.test(text) && URL.canParse(text)) ? text : undefined;
export const listOf =
  (form: RegExp): Reader<readonly string[]> =>
  (text) => {
    const items = text.split(/[\s,]+/).filter((item) => item !== '');
    return items.every((item) => form.test(item)) ? items : undefined;
  };

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || whole(0, most)(bits) !== undefined);
}

/** Addresses and networks; `0` is none, as an empty text is. */
export const networks: Reader<readonly string[]> = (text) => {
  const items = text === '0' ? [] : text.split(/[\s,]+/).filter((item) => item !== '');
  return items.every(isNetwork) ? items : undefined;
};
export const rtmpUrl: Reader<string> = (text) =>
  text === '' || (/^rtmps?:\/\//.test(text) && URL.canParse(text)) ? text : undefined;
export const bucketName: Reader<string> = (text) =>
  /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/.test(text) ? text : undefined;
export const indexName: Reader<string> = (text) => (/^[a-z0-9][a-z0-9_-]{0,59}$/.test(text) ? text : undefined);
export const postgresUrl: Reader<string> = (text) =>
  text === '' || /^postgres(ql)?:\/\//.test(text) ? text : undefined;
