import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { externalSupplier } from '../external-supplier.ts';
import { openSandbox } from './sandbox-supplier.ts';

const account = { key: 'k', secret: 's' };
const wish = { liveId: 'live-1', subject: '题目', startTime: Date.now(), minutes: 60 };
const supplierAt = (url: string) =>
  externalSupplier({ place: { url, ...account }, callbackOrigin: 'http://product.example', now: Date.now });

test('the sandbox runs beside a product as a program of its own', async () => {
  const program = spawn(process.execPath, [resolve(import.meta.dirname, 'run-sandbox.ts'), '0', 'k', 's'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(program.stdout, 'data')) as [Buffer];
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0] ?? '';
    const room = await supplierAt(url).createRoom(wish);
    expect(await supplierAt(url).roomStatus(room)).toBe('ready');
  } finally {
    program.kill();
    await once(program, 'exit');
  }
});

test('it keeps what it was told, and forgets moods when it is well again', async () => {
  const sandbox = await openSandbox(account);
  try {
    sandbox.setMood('slow to make rooms');
    await expect(supplierAt(sandbox.url).createRoom(wish)).rejects.toThrow('pending');
    sandbox.setMood('well');
    const room = await supplierAt(sandbox.url).createRoom({ ...wish, subject: '改名' });
    expect(sandbox.rooms.get(room.roomId)).toMatchObject({ liveId: 'live-1', subject: '改名', status: 'ready' });
    await expect(sandbox.callBack('unknown', { event: 'room.ready' })).rejects.toThrow('no room');
    await supplierAt(sandbox.url).closeRoom(room);
    expect(sandbox.rooms.get(room.roomId)?.status).toBe('closed');
  } finally {
    await sandbox.close();
  }
});
