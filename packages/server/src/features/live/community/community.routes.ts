import { type CommunityCalls, externalCommunity, nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import {
  countHistory,
  findLivesByIds,
  listBanner,
  listComing,
  listHot,
  listOwn,
  listReview,
  readSchedule,
} from './browse.ts';
import { readCalendar } from './calendar.ts';
import { enterLive, readTempUrl } from './enter.ts';
import { type Family, onPathOf } from './family.ts';
import { readDetail, readDetailByBusiness } from './read-detail.ts';
import { readScore, saveScore } from './score.ts';
import { cancelSubscribe, readSubStatus, subscribe } from './subscribe.ts';

function routesOf(calls: CommunityCalls, family: Family): readonly Route[] {
  const here = onPathOf(family);
  return [
    on(calls.list, here(listComing)),
    on(calls.findByIds, here(findLivesByIds)),
    on(calls.hot, here(listHot)),
    on(calls.review, here(listReview)),
    on(calls.own, here(listOwn)),
    on(calls.schedule, here(readSchedule)),
    on(calls.banner, here(listBanner)),
    on(calls.historyCount, here(countHistory)),
    on(calls.detail, here(readDetail)),
    on(calls.detailByBusiness, here(readDetailByBusiness)),
    on(calls.subscribe, here(subscribe)),
    on(calls.cancelSubscribe, here(cancelSubscribe)),
    on(calls.subStatus, here(readSubStatus)),
    on(calls.readScore, here(readScore)),
    on(calls.saveScore, here(saveScore)),
    onDownload(calls.calendar, here(readCalendar)),
    on(calls.enter, here(enterLive)),
    on(calls.tempUrl, here(readTempUrl)),
  ];
}

/** LIVE-ROOM-04, C-15: the same calls on two paths. */
export const communityRoutes: readonly Route[] = [
  ...routesOf(nativeCommunity, 'native'),
  ...routesOf(externalCommunity, 'external'),
];
