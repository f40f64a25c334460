/** SHELL-13: what the client keeps of the settings. A null currency name means: use the translated default. */
export type AppSettings = {
  readonly currencyName: string | null;
  readonly rewardConfig: { readonly min: number; readonly max: number };
  readonly daGuanStatus: boolean;
  readonly communityIsOpen: boolean;
  /** COMM-02: circles of their own switch, inside an open community. */
  readonly circleIsOpen: boolean;
  readonly shareBlackList: readonly (string | number)[];
};

/**
 * The settings a community or currency page needs before it is entered (SHELL-07), as a company starts with them. They stand here
 * for the client, whose first page would carry the table of all settings with their forms otherwise.
 */
export const initialAppSettings = {
  CURRENCY_RULE: '{}',
  REWARD_RULE: '{"min":1,"max":10000}',
  DAGUAN_STATUS: '0',
  KNOWLEDGE_OPERATION_CONFIG:
    '{"communityIsOpen":"1","circleIsOpen":"1","accountAuditIsOpen":"0","contentAuditIsOpen":"0"}',
  SHARE_BLACKLIST: '[]',
} as const;

type AppSettingKey = keyof typeof initialAppSettings;
// The keys of the table above.
export const appSettingKeys = Object.keys(initialAppSettings) as AppSettingKey[];

export type AppSettingTexts = Readonly<Record<AppSettingKey, string>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** ERR-13, LEDGER-32: what the company calls its coins; null where it has no name for them. */
export function currencyNameOf(text: string): string | null {
  const name = fieldOf(parsed(text), 'currencyName');
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
}

/** How many coins one reward may be, in whole ones. */
export function rewardConfigOf(text: string): AppSettings['rewardConfig'] {
  const rule = parsed(text);
  return { min: numberOr(fieldOf(rule, 'min'), 1), max: numberOr(fieldOf(rule, 'max'), 10_000) };
}

/**
 * Reads the texts of the settings. A currency that cannot be parsed becomes the default name (ERR-13), a blacklist
 * that cannot be parsed is reported through `log` only (ERR-14).
 */
export function readAppSettings(texts: AppSettingTexts, log: (message: string) => void): AppSettings {
  const community = parsed(texts.KNOWLEDGE_OPERATION_CONFIG);
  const blackList = parsed(texts.SHARE_BLACKLIST);
  if (!Array.isArray(blackList)) log('the share blacklist cannot be parsed');
  return {
    currencyName: currencyNameOf(texts.CURRENCY_RULE),
    rewardConfig: rewardConfigOf(texts.REWARD_RULE),
    daGuanStatus: texts.DAGUAN_STATUS === '1',
    communityIsOpen: fieldOf(community, 'communityIsOpen') !== '0',
    circleIsOpen: fieldOf(community, 'circleIsOpen') !== '0',
    shareBlackList: Array.isArray(blackList)
      ? blackList.filter((entry) => typeof entry === 'string' || typeof entry === 'number')
      : [],
  };
}
