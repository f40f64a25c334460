import { EnjoyType, enjoyTypeLabels, enjoyTypes } from '@shuyuan/contract/teams/enjoy-type';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { freshClient } from '../../lib/test-client.ts';
import { loadGroups, textOf } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { teamOf } from './account/test-account.ts';
import { openTeams } from './account/test-page.tsx';
import { EnjoyBadge } from './EnjoyBadge.tsx';
import { SharerCard } from './SharerCard.tsx';

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['share']);
});

test('[TEAM-13] each kind of account has a badge of its own, told apart by word and picture', () => {
  const looks = enjoyTypes.map((enjoyType) => {
    const { container, unmount } = renderUi(<EnjoyBadge enjoyType={enjoyType} />);
    const badge = container.querySelector('[data-tone]');
    const look = [badge?.textContent, badge?.getAttribute('data-tone'), badge?.querySelector('svg')?.innerHTML];
    unmount();
    return look;
  });
  expect(looks.map(([word]) => word)).toEqual(enjoyTypes.map((type) => textOf('share', enjoyTypeLabels[type])));
  for (const at of [0, 1, 2]) expect(new Set(looks.map((look) => look[at])).size).toBe(3);
});

test('[TEAM-13] the card of a sharer tells its name, badge, words and followers, and leads to its page', async () => {
  openTeams(<SharerCard sharer={teamOf(null, { enjoyType: EnjoyType.official })} />, '/');
  const link = await screen.findByRole('link', { name: 'Lean circle' });
  expect(link.getAttribute('href')).toContain('/share-team/team-content/a1');
  expect(screen.getByText(textOf('share', 'teams.enjoyType.official'))).toBeTruthy();
  expect(screen.getByText('One place at a time.')).toBeTruthy();
  expect(screen.getByText(textOf('common', 'follow.followers', { count: 4 }))).toBeTruthy();
  expect(
    screen.getByRole('button', { name: textOf('common', 'follow.on.named', { name: 'Lean circle' }) }),
  ).toBeTruthy();
});
