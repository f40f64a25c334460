import * as templates from '@shuyuan/contract/notifications/message-templates.wire';
import * as wire from '@shuyuan/contract/notifications/notifications.wire';
import * as webhooks from '@shuyuan/contract/notifications/webhooks.wire';
import { on } from '../../platform/http/route.ts';
import { createWebhook, deleteWebhook, listWebhooks, testWebhook, updateWebhook } from './manage-webhooks.ts';
import { readNoticePreferences, saveNoticePreferences } from './notice-preferences.ts';
import { listTemplates, readTemplate } from './templates/list-templates.ts';
import { previewTemplate } from './templates/preview-template.ts';
import { resetTemplate, saveTemplate } from './templates/save-template.ts';
import { countUnread, listNotices, markAllRead, markRead } from './read-notices.ts';

export const notificationRoutes = [
  on(wire.listNotices, listNotices),
  on(wire.countUnread, countUnread),
  on(wire.markRead, markRead),
  on(wire.markAllRead, markAllRead),
  on(wire.readNoticePreferences, readNoticePreferences),
  on(wire.saveNoticePreferences, saveNoticePreferences),
  on(webhooks.listWebhooks, listWebhooks),
  on(webhooks.createWebhook, createWebhook),
  on(webhooks.updateWebhook, updateWebhook),
  on(webhooks.deleteWebhook, deleteWebhook),
  on(webhooks.testWebhook, testWebhook),
  on(templates.listTemplates, listTemplates),
  on(templates.readTemplate, readTemplate),
  on(templates.saveTemplate, saveTemplate),
  on(templates.resetTemplate, resetTemplate),
  on(templates.previewTemplate, previewTemplate),
];
