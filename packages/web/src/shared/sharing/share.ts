import type { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import {
  isBlackListed,
  isShareHidden,
  offeredTargets,
  readShareConfig,
  shareRefusal,
  type ShareBlackList,
  type ShareConfig,
  type ShareTarget,
} from '@shuyuan/contract/sharing/share-config';
import { businessTypeOfShare, type ShareType } from '@shuyuan/contract/sharing/share-types';
import type { sceneTypes } from '@shuyuan/contract/system/behaviour';
import { openDialog } from '../../lib/dialogs.ts';
import { here } from '../../lib/navigation.ts';
import { showNotice } from '../../lib/notices.ts';
import { ensureAppSettings, ensureShareConfig } from '../../lib/session-settings.ts';
import { loadRefusalText } from '../../lib/refusal-groups.ts';
import { textOfNumber } from '../../lib/texts.ts';

/** SHARE-12: something as a page hands it to the widget. */
export type Share = {
  readonly id: string;
  readonly type: ShareType;
  readonly title: string;
  /** Pictures of our own; the first one goes along to places outside and onto the poster. */
  readonly pics?: readonly string[];
  readonly extension?: {
    /** The business type it counts as on the blacklist, where that is not the usual one of its share type. */
    readonly fixType?: BusinessType;
    /** The type its link carries, where that is not `type`. */
    readonly shareType?: ShareType;
    /** False: not offered to WeChat. */
    readonly ShareWeiXin?: boolean;
  };
  /** Runs after it was shared. */
  readonly callback?: (target: ShareTarget) => void;
  /** The scene a share is tracked in. */
  readonly buryPoint?: (typeof sceneTypes)[number];
};

type KnownRules = {
  /** Null: it could not be had, and is asked for again the next time (D-081). */
  readonly config: ShareConfig | null;
  readonly blackList: ShareBlackList;
};

/** SHARE-07, D-197: as this session knows them. What cannot be had forbids nothing here; the server still decides. */
export async function ensureShareRules(): Promise<KnownRules> {
  const [config, blackList] = await Promise.all([
    ensureShareConfig().then(readShareConfig, () => null),
    ensureAppSettings().then(
      ({ shareBlackList }) => shareBlackList,
      () => [],
    ),
  ]);
  return { config, blackList };
}

const placeOf = ({ type, extension }: Pick<Share, 'type' | 'extension'>) => ({
  path: here(),
  businessType: extension?.fixType ?? businessTypeOfShare[type],
});

/** SHARE-08 */
export const isHidden = ({ config, blackList }: KnownRules, share: Share): boolean =>
  isShareHidden(config, blackList, placeOf(share));

/** Of the copied link, which has no switch of its own: what forbids it forbids sharing. */
function refusalOf({ config, blackList }: KnownRules, share: Share) {
  const place = placeOf(share);
  if (config) return shareRefusal({ config, blackList }, { ...place, target: 'link' });
  return isBlackListed(blackList, place) ? 'share.blacklisted' : null;
}

/** SHARE-09, C-03: whatever asks for the widget passes the same guard as the button. */
export async function openSharing(share: Share): Promise<void> {
  const rules = await ensureShareRules();
  const refusal = refusalOf(rules, share);
  if (refusal) {
    const { number } = errorTable[refusal];
    await loadRefusalText(number);
    showNotice(textOfNumber(number) ?? '', 'error');
    return;
  }
  const offered = offeredTargets(rules.config);
  const targets = offered.filter((target) => target !== 'weChat' || share.extension?.ShareWeiXin !== false);
  openDialog('share', { share, targets });
}
