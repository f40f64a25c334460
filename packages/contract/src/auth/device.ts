export type Device = {
  /** A proper name, the same in every language; null when the program does not say. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly isHandheld: boolean;
};

/** The first that matches: most browsers also claim to be those further down. */
const browsers = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk/, 'DingTalk'],
  [/Lark\/|Feishu\//, 'Feishu'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

/** Android is a Linux and an iPad may call itself a Mac: the more special stands first. */
const systems = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

type Table = readonly (readonly [RegExp, string])[];
const nameIn = (table: Table, userAgent: string): string | null =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** What a user agent says in words people know. Only for recognising one's own devices: it proves nothing. */
export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
  isHandheld: /Mobile|iPhone|iPad|Android|HarmonyOS/.test(userAgent),
});
