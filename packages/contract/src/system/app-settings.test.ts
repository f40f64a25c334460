import { expect, test, vi } from 'vitest';
import { type AppSettingTexts, appSettingKeys, readAppSettings } from './app-settings.ts';
import { settingTable } from './settings.ts';

/** A new organisation has what the table of settings gives it. */
const initial = Object.fromEntries(appSettingKeys.map((key) => [key, settingTable[key].initial])) as AppSettingTexts;
const read = (changed: Partial<AppSettingTexts> = {}) => {
  const log = vi.fn<(message: string) => void>();
  return { settings: readAppSettings({ ...initial, ...changed }, log), log };
};

test('[SHELL-13] [COMM-02] the app settings hold the five given things, and whether there are circles', () => {
  const { settings, log } = read({
    CURRENCY_RULE: '{"currencyName":" 学豆 "}',
    REWARD_RULE: '{"min":5,"max":50}',
    DAGUAN_STATUS: '1',
    KNOWLEDGE_OPERATION_CONFIG: '{"communityIsOpen":"0","circleIsOpen":"0"}',
    SHARE_BLACKLIST: '["/exam",3,null,{}]',
  });
  expect(settings).toEqual({
    currencyName: '学豆',
    rewardConfig: { min: 5, max: 50 },
    daGuanStatus: true,
    communityIsOpen: false,
    circleIsOpen: false,
    shareBlackList: ['/exam', 3],
  });
  expect(log).not.toHaveBeenCalled();
});

test('[SHELL-13] an organisation that never set anything has an open community and shares everything', () => {
  const { settings, log } = read();
  expect(settings).toEqual({
    currencyName: null,
    rewardConfig: { min: 1, max: 10_000 },
    daGuanStatus: false,
    communityIsOpen: true,
    circleIsOpen: true,
    shareBlackList: [],
  });
  expect(log).not.toHaveBeenCalled();
});

test.for(['', '{', 'null', '[]', '"coin"', '{"currencyName":7}', '{"currencyName":"  "}'])(
  '[ERR-13] the currency config %j falls back to the default name without a word',
  (text) => {
    const { settings, log } = read({ CURRENCY_RULE: text });
    expect(settings.currencyName).toBeNull();
    expect(log).not.toHaveBeenCalled();
  },
);

test.for(['', '[', '{}', '"exam"', 'null'])(
  '[ERR-14] the share blacklist %j is only logged, and then forbids nothing',
  (text) => {
    const { settings, log } = read({ SHARE_BLACKLIST: text });
    expect(settings.shareBlackList).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
  },
);

test('[SHELL-13] a broken reward or community setting leaves the default of that setting alone', () => {
  const { settings } = read({ REWARD_RULE: '{"min":"x"', KNOWLEDGE_OPERATION_CONFIG: 'x' });
  expect(settings.rewardConfig).toEqual({ min: 1, max: 10_000 });
  expect(settings.communityIsOpen).toBe(true);
});
