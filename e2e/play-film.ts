import type { Page } from 'playwright-core';
import { eventually } from './waiting.ts';

const video = (page: Page) => page.locator('video');

/** As fast as a course lets it. */
export async function playFilm(page: Page): Promise<void> {
  await video(page).waitFor();
  await eventually('the film is there', () => video(page).evaluate((one: HTMLVideoElement) => one.readyState > 0));
  await video(page).evaluate((one: HTMLVideoElement) => {
    one.muted = true;
    one.playbackRate = 2;
    return one.play();
  });
}

export const pauseFilm = (page: Page): Promise<void> => video(page).evaluate((one: HTMLVideoElement) => one.pause());

export const secondOfFilm = (page: Page): Promise<number> =>
  video(page).evaluate((one: HTMLVideoElement) => one.currentTime);
