import { issueToken } from '@shuyuan/contract/auth/auth.wire';
import { expect, test } from 'vitest';
import { openWorld } from '../../world/open-world.ts';
import { demoPassword } from '../../world/people.ts';

test('D-029 five sign-ins a minute for one account, whatever its spelling; others are not held up', async () => {
  const world = await openWorld({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const tryIn = (username: string) =>
      world.visitor.call(issueToken, { grant_type: 'password', username, password: demoPassword });
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await tryIn(n % 2 ? 'linzhiyuan' : 'LINZHIYUAN')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await tryIn('linzhiyuan');
    expect(refused.body).toMatchObject({ errorCode: 10429, retryAfterSeconds: expect.any(Number) });
    expect((await tryIn('baisuyin')).status).toBe(200);
  } finally {
    await world.close();
  }
});
