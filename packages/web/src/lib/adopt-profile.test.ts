import { savePreferences } from '@shuyuan/contract/people/people.wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { adoptProfile } from './adopt-profile.ts';
import { fakeServer, ok, refused } from './test-transport.ts';
import { writeToken } from './token.ts';
import { zoneHere } from './zone-name.ts';

const profile = { language: null, theme: 'system', timeZone: null } as const;

beforeEach(() => {
  localStorage.clear();
  writeToken('t1');
});

test('[D-180] the first browser says where somebody is; what they have is left alone', async () => {
  const saved = vi.fn();
  fakeServer().answer(savePreferences, ({ body }) => {
    saved(JSON.parse(body));
    return ok({ id: 'm1' });
  });
  await adoptProfile({ ...profile, timeZone: 'Asia/Dubai' });
  await adoptProfile(profile);
  await expect.poll(() => saved.mock.calls).toEqual([[{ timeZone: zoneHere() }]]);
});

test('[D-180] a zone the server does not take keeps nobody out', async () => {
  fakeServer().answer(savePreferences, refused(422, 10422));
  await expect(adoptProfile(profile)).resolves.toBeUndefined();
});
