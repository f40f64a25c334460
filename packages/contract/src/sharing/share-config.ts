import type { BusinessType } from '../kernel/business-types.ts';

/** SHARE-06: the switches of `SHARE_CONFIG`; each is '0' or '1'. */
export const shareSwitches = ['showShareBtn', 'switchOpen', 'qq', 'blog', 'ask', 'weChat'] as const;
export type ShareSwitch = (typeof shareSwitches)[number];
export type ShareConfig = Readonly<Record<ShareSwitch, '0' | '1'>>;

/** SHARE-01: where something can be shared to, in the order of the widget. */
export const shareTargets = ['weChat', 'qq', 'blog', 'ask', 'link', 'poster'] as const;
export type ShareTarget = (typeof shareTargets)[number];

/** D-082: these have no switch. */
const unswitched: ReadonlySet<ShareTarget> = new Set(['link', 'poster']);

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** D-081: a field that is missing or unreadable counts as '1'. */
export function readShareConfig(text: string): ShareConfig {
  const given = objectOf(text);
  const valueOf = (name: ShareSwitch): '0' | '1' => (given[name] === '0' ? '0' : '1');
  return {
    showShareBtn: valueOf('showShareBtn'),
    switchOpen: valueOf('switchOpen'),
    qq: valueOf('qq'),
    blog: valueOf('blog'),
    ask: valueOf('ask'),
    weChat: valueOf('weChat'),
  };
}

const isOn = (config: ShareConfig, target: ShareTarget): boolean =>
  unswitched.has(target) || config[target as Exclude<ShareTarget, 'link' | 'poster'>] === '1';

/** What the widget offers; null is a configuration that could not be had (D-081). */
export const offeredTargets = (config: ShareConfig | null): readonly ShareTarget[] =>
  shareTargets.filter((target) => (config ? isOn(config, target) : unswitched.has(target)));

/** D-083: prefixes of paths, and numbers of business types. */
export type ShareBlackList = readonly (string | number)[];

/** An unreadable list forbids nothing. */
export function readBlackList(text: string): ShareBlackList {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string' || typeof one === 'number') : [];
  } catch {
    return [];
  }
}

/** A hash path as prefixes are written: one slash at its start, no query. */
const plainPath = (path: string): string => `/${(path.split('?')[0] ?? '').replace(/^[#/]+/, '')}`;

type ShareRoute = { readonly path?: string | undefined; readonly businessType?: BusinessType };

/** SHARE-08, SHARE-10, D-083: the beginning of a path counts up to a whole part of it. */
export function isBlackListed(list: ShareBlackList, { path, businessType }: ShareRoute): boolean {
  return list.some((entry) => {
    if (typeof entry === 'number') return entry === businessType;
    if (path === undefined) return false;
    const prefix = plainPath(entry).replace(/\/+$/, '');
    const whole = plainPath(path);
    return prefix !== '' && (whole === prefix || whole.startsWith(`${prefix}/`));
  });
}

/** SHARE-08: whether the button is there at all. */
export const isShareHidden = (config: ShareConfig | null, list: ShareBlackList, place: ShareRoute): boolean =>
  config?.switchOpen === '0' || config?.showShareBtn === '0' || isBlackListed(list, place);

/** What an organisation has set about sharing. */
export type ShareRules = { readonly config: ShareConfig; readonly blackList: ShareBlackList };

/** C-03, D-197: why something may not be shared from there to that target; null: it may. Both sides ask this. */
export function shareRefusal({ config, blackList }: ShareRules, place: ShareRoute & { readonly target: ShareTarget }) {
  if (config.switchOpen === '0') return 'share.off';
  if (isBlackListed(blackList, place)) return 'share.blacklisted';
  return isOn(config, place.target) ? null : 'share.target-off';
}
