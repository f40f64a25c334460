import { languages } from '../kernel/languages.ts';
import { initialAppSettings } from './app-settings.ts';
import { maxContainerOrigins } from './max-container-origins.ts';

/** Switches and configurations an organisation sets, fetched by key (SYSTEM-01…03). */
export type SettingKey = keyof typeof settingTable;

/** Who may read a key through the rule-config calls (D-011). */
export type SettingReader = 'tourist' | 'member' | 'nobody';

/** Where a key may be set: anywhere in the tree, inherited downwards (D-009), or once for the whole tenant. */
export type SettingScope = 'organization' | 'tenant';

/** How the text of a setting is written and edited; `setting-value.ts` judges a text by it. */
export type SettingForm =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'address' }
  /** Where mail goes, or nothing. */
  | { readonly kind: 'mail' }
  /** A JSON object of '0' and '1' by name; a name that is missing counts as '1' (D-081), unless it is one of `offUnlessSaid`. */
  | { readonly kind: 'switches'; readonly names: readonly string[]; readonly offUnlessSaid?: readonly string[] }
  /** A JSON object of texts by name; an empty one leaves the default. */
  | { readonly kind: 'texts'; readonly names: readonly string[]; readonly max: number }
  /** A JSON object of whole numbers from 0 on, by name. */
  | { readonly kind: 'numbers'; readonly names: readonly string[]; readonly max: number }
  /** A JSON object of whole numbers, the first the lower end of the range. */
  | { readonly kind: 'range'; readonly names: readonly [string, string]; readonly max: number }
  /** A whole number from 0 on; 0 is without end. */
  | { readonly kind: 'limit'; readonly max: number; readonly unit: 'MB' | 'GB' }
  /** D-083: a JSON array of route prefixes and business type numbers. */
  | { readonly kind: 'prefixes'; readonly max: number }
  /** D-192: a JSON array of origins, as `container-target.ts` takes them. */
  | { readonly kind: 'origins'; readonly max: number }
  /** D-013: a JSON object of roles and organisations. */
  | { readonly kind: 'audience' };

export type SettingSpec = {
  readonly reader: SettingReader;
  readonly scope: SettingScope;
  readonly initial: string;
  /** Null: written by the product itself, in no list and changed by no call. */
  readonly form: SettingForm | null;
};

const onOff = { kind: 'switch' } as const;

/** Values are text, as the client expects them: a plain word or JSON. */
export const settingTable = {
  LIVE_ENTRANCE_SWITCH: { reader: 'member', scope: 'organization', initial: '1', form: onOff },
  APPROVAL_SWITCH: { reader: 'member', scope: 'organization', initial: '0', form: onOff },
  /** LIVE-CREATE-02: the supplier of the root organisation. */
  LIVE_SUPPLIER: {
    reader: 'member',
    scope: 'tenant',
    initial: '3',
    form: { kind: 'choice', choices: ['3', '0', '4'] },
  },
  SHARE_CONFIG: {
    reader: 'tourist',
    scope: 'organization',
    initial: '{"showShareBtn":"1","switchOpen":"1","qq":"1","blog":"1","ask":"1","weChat":"1"}',
    form: { kind: 'switches', names: ['switchOpen', 'showShareBtn', 'weChat', 'qq', 'blog', 'ask'] },
  },
  SHARE_BLACKLIST: {
    reader: 'member',
    scope: 'organization',
    initial: initialAppSettings.SHARE_BLACKLIST,
    form: { kind: 'prefixes', max: 200 },
  },
  KNOWLEDGE_OPERATION_CONFIG: {
    reader: 'member',
    scope: 'organization',
    initial: initialAppSettings.KNOWLEDGE_OPERATION_CONFIG,
    form: {
      kind: 'switches',
      names: ['communityIsOpen', 'circleIsOpen', 'accountAuditIsOpen', 'contentAuditIsOpen'],
      // D-089, D-126: what companies set before these names were there must not begin to audit.
      offUnlessSaid: ['accountAuditIsOpen', 'contentAuditIsOpen'],
    },
  },
  CURRENCY_RULE: {
    reader: 'member',
    scope: 'tenant',
    initial: initialAppSettings.CURRENCY_RULE,
    form: { kind: 'texts', names: ['currencyName'], max: 20 },
  },
  REWARD_RULE: {
    reader: 'member',
    scope: 'tenant',
    initial: initialAppSettings.REWARD_RULE,
    form: { kind: 'range', names: ['min', 'max'], max: 1_000_000 },
  },
  /** D-107: what the platform pays for; `earning.ts` of the ledger reads it. */
  EARN_RULE: {
    reader: 'member',
    scope: 'tenant',
    initial:
      '{"publishCoin":2,"publishIntegral":10,"answerCoin":1,"answerIntegral":3,"askCoin":0,"askIntegral":2,"timesADay":5}',
    form: {
      kind: 'numbers',
      names: ['publishCoin', 'publishIntegral', 'answerCoin', 'answerIntegral', 'askCoin', 'askIntegral', 'timesADay'],
      max: 10_000,
    },
  },
  /** D-107: coins are sold for money where both are above 0; `top-up-rule.ts` reads it. */
  TOP_UP_RULE: {
    reader: 'member',
    scope: 'tenant',
    initial: '{"coinsPerYuan":0,"maxYuan":5000}',
    form: { kind: 'numbers', names: ['coinsPerYuan', 'maxYuan'], max: 1_000_000 },
  },
  /** D-107: points are exchanged for coins where both are above 0; `exchange-rule.ts` reads it. */
  EXCHANGE_RULE: {
    reader: 'member',
    scope: 'tenant',
    initial: '{"integralPerCoin":0,"coinsADay":0}',
    form: { kind: 'numbers', names: ['integralPerCoin', 'coinsADay'], max: 1_000_000 },
  },
  /** D-107: points expire so many months after the period they were earned in; `expiry-rule.ts` reads both. */
  INTEGRAL_EXPIRY: {
    reader: 'member',
    scope: 'tenant',
    initial: 'off',
    form: { kind: 'choice', choices: ['off', 'month', 'quarter', 'year'] },
  },
  INTEGRAL_KEPT: {
    reader: 'member',
    scope: 'tenant',
    initial: '{"keptMonths":12}',
    form: { kind: 'numbers', names: ['keptMonths'], max: 60 },
  },
  /** D-119: the account of the company transfers are sent to; shown with an order that waits. */
  TRANSFER_ACCOUNT: {
    reader: 'nobody',
    scope: 'tenant',
    initial: '{}',
    form: { kind: 'texts', names: ['holder', 'bank', 'account', 'hint'], max: 100 },
  },
  /** The assistant is there to be asked. */
  ASSISTANT_SWITCH: { reader: 'member', scope: 'organization', initial: '1', form: onOff },
  /** D-155: how often a day it may be asked, 0 without limit; `assistant-rule.ts` reads it. */
  ASSISTANT_RULE: {
    reader: 'member',
    scope: 'tenant',
    initial: '{"memberADay":200,"companyADay":20000}',
    form: { kind: 'numbers', names: ['memberADay', 'companyADay'], max: 10_000_000 },
  },
  /** STUDY-10, D-194: an external recommender; without it content has our own ranking. */
  RECOMMEND_SWITCH: { reader: 'member', scope: 'organization', initial: '0', form: onOff },
  DAGUAN_STATUS: { reader: 'member', scope: 'tenant', initial: initialAppSettings.DAGUAN_STATUS, form: onOff },
  /** ROLE-06. Learner is everybody (D-005). */
  HELP_CENTRE_AUDIENCE: {
    reader: 'nobody',
    scope: 'tenant',
    initial: '{"roles":["learner"],"organizationIds":[]}',
    form: { kind: 'audience' },
  },
  /** How much room the files of one person may take, and those of the whole company. */
  FILE_QUOTA_MEMBER_MB: {
    reader: 'member',
    scope: 'tenant',
    initial: '20480',
    form: { kind: 'limit', max: 10_000_000, unit: 'MB' },
  },
  FILE_QUOTA_TENANT_GB: {
    reader: 'member',
    scope: 'tenant',
    initial: '0',
    form: { kind: 'limit', max: 1_000_000, unit: 'GB' },
  },
  /** How long the log of access (sign-ins, exports) is kept; 0 is for ever. `access-actions.ts` reads it. */
  ACCESS_LOG: {
    reader: 'nobody',
    scope: 'tenant',
    initial: '{"keptDays":365}',
    form: { kind: 'numbers', names: ['keptDays'], max: 36_500 },
  },
  /** Mails to people who have chosen no language. */
  LANGUAGE: { reader: 'member', scope: 'organization', initial: 'cn', form: { kind: 'choice', choices: languages } },
  /** D-187: where letters of the page “Join us” are mailed; empty: it has no form. */
  CONTACT_ADDRESS: { reader: 'nobody', scope: 'tenant', initial: '', form: { kind: 'mail' } },
  /** ROUTE-52, D-192: what the container page may show. */
  CONTAINER_ORIGINS: {
    reader: 'member',
    scope: 'tenant',
    initial: '[]',
    form: { kind: 'origins', max: maxContainerOrigins },
  },
  ADMIN_LOGO: { reader: 'tourist', scope: 'tenant', initial: '', form: { kind: 'address' } },
  /** The demo world's accounts, for the sign-in page alone. */
  DEMO_PEOPLE: { reader: 'nobody', scope: 'tenant', initial: '', form: null },
} as const satisfies Record<string, SettingSpec>;

type EditableOf<Key extends SettingKey> = Key extends unknown
  ? (typeof settingTable)[Key]['form'] extends null
    ? never
    : Key
  : never;
/** A key people set. */
export type EditableKey = EditableOf<SettingKey>;

export const settingKeys = Object.keys(settingTable) as SettingKey[];
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingTable, key);
export const isEditableKey = (key: string): key is EditableKey => isSettingKey(key) && settingTable[key].form !== null;
export const editableKeys: readonly EditableKey[] = settingKeys.filter(isEditableKey);
export const formOf = (key: EditableKey): SettingForm => settingTable[key].form;
