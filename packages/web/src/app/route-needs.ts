import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { redirect } from '@tanstack/react-router';
import { showNotice } from '../lib/notices.ts';
import { paths } from '../lib/paths.ts';
import { ensureAppSettings, ensureLiveSupplier, hasDefaultSettings } from '../lib/session-settings.ts';
import { textOf } from '../lib/texts.ts';
import type { Route } from './route-table.ts';

/** D-142: where the company has no circles, their pages are the error page. */
async function ensureCircles(): Promise<void> {
  const { communityIsOpen, circleIsOpen } = await ensureAppSettings();
  if (communityIsOpen && circleIsOpen) return;
  const code = String(errorTable['content.unpublished'].number);
  redirect({ throw: true, to: paths.errorPage, params: { code } });
}

/** How each thing a route needs is had before it is entered (SHELL-07, SHELL-08). */
export const ensure: Record<Route['needs'][number], () => Promise<unknown>> = {
  settings: ensureAppSettings,
  supplier: ensureLiveSupplier,
  circles: ensureCircles,
};

let isOutageNoticed = false;

/** Pages go by defaults where settings cannot be read: said once, not on every page, until they could be read again. */
export function notifyOfDefaults({ needs }: Route): void {
  if (needs.length === 0) return;
  const isOutage = hasDefaultSettings();
  if (isOutage && !isOutageNoticed) showNotice(textOf('common', 'shell.settings.defaults'), 'warning');
  isOutageNoticed = isOutage;
}
