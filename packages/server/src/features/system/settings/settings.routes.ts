import * as layout from '@shuyuan/contract/system/layout.wire';
import * as settings from '@shuyuan/contract/system/settings.wire';
import * as words from '@shuyuan/contract/system/words.wire';
import { on } from '../../../platform/http/route.ts';
import { changeSetting, clearSetting } from './change-setting.ts';
import { addWords, listWords, removeWords } from '../words/change-words.ts';
import { checkText } from '../words/check-text.ts';
import { listSettingChanges, listSettingPlaces, listSettings } from './list-settings.ts';
import { readDaGuanStatus, readHelpAudience, readLayout } from '../read-layout.ts';

export const settingsRoutes = [
  on(layout.readLayout, readLayout),
  on(layout.readDaGuanStatus, readDaGuanStatus),
  on(layout.readHelpAudience, readHelpAudience),
  on(settings.listSettings, listSettings),
  on(settings.listSettingPlaces, listSettingPlaces),
  on(settings.listSettingChanges, listSettingChanges),
  on(settings.saveSetting, changeSetting),
  on(settings.clearSetting, clearSetting),
  on(words.checkText, checkText),
  on(words.listWords, listWords),
  on(words.addWords, (ctx, { items }) =>
    addWords(ctx, { tenantId: ctx.actor.tenantId, words: items.map(({ word }) => word) }),
  ),
  on(words.removeWords, removeWords),
];
