/** Switches and configurations an organisation sets, fetched by key (SYSTEM-01…03). */
export type SettingKey = keyof typeof settingTable;

/** Who may read a key through the rule-config calls (D-011). */
export type SettingReader = 'tourist' | 'member' | 'nobody';

export type SettingSpec = { readonly reader: SettingReader; readonly initial: string };

/** Values are text, as the client expects them: a plain word or JSON. */
export const settingTable = {
  LIVE_ENTRANCE_SWITCH: { reader: 'member', initial: '1' },
  LIVE_SUPPLIER: { reader: 'member', initial: '3' },
  SHARE_CONFIG: {
    reader: 'tourist',
    initial: '{"showShareBtn":"1","switchOpen":"1","qq":"1","blog":"1","ask":"1","weChat":"1"}',
  },
  SHARE_BLACKLIST: { reader: 'member', initial: '[]' },
  KNOWLEDGE_OPERATION_CONFIG: { reader: 'member', initial: '{"communityIsOpen":"1","circleIsOpen":"1"}' },
  CURRENCY_RULE: { reader: 'member', initial: '{}' },
  REWARD_RULE: { reader: 'member', initial: '{"min":1,"max":10000}' },
  DAGUAN_STATUS: { reader: 'member', initial: '0' },
  /** The demo world's accounts, for the sign-in page alone. */
  DEMO_PEOPLE: { reader: 'nobody', initial: '' },
  ADMIN_LOGO: { reader: 'tourist', initial: '' },
} as const satisfies Record<string, SettingSpec>;

export const settingKeys = Object.keys(settingTable) as SettingKey[];
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingTable, key);
