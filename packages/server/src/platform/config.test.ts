import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { settings } from './settings.ts';

test('everything has a default; the environment wins over the file', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: '.data',
    DEMO: null,
    WEB_BASE: '/vue/',
    JOBS: 'inline',
  });
  expect(readConfig({ PORT: '8080' }, { PORT: '9090', DEMO: '0' })).toMatchObject({ PORT: 8080, DEMO: false });
});

test('all that is wrong is said at once, in words', () => {
  const bad = () =>
    readConfig({ PORT: 'eighty', WEB_BASE: 'vue', DATABASE_URL: 'mysql://x', TIME_ZONE: 'Mars/Base' }, { PROT: '80' });
  expect(bad).toThrow(
    /PROT is not a setting[\s\S]*PORT must be[\s\S]*WEB_BASE must be[\s\S]*DATABASE_URL must be[\s\S]*TIME_ZONE must be/,
  );
});

test('proxies are named by address or network; the old switch that believed anybody is refused', () => {
  expect(readConfig({}).TRUST_PROXY).toEqual([]);
  expect(readConfig({ TRUST_PROXY: '0' }).TRUST_PROXY).toEqual([]);
  expect(readConfig({ TRUST_PROXY: '10.0.0.5, fd00::/8 172.16.0.0/12' }).TRUST_PROXY).toEqual([
    '10.0.0.5',
    'fd00::/8',
    '172.16.0.0/12',
  ]);
  for (const wrong of ['1', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', 'fd00::/129', '10.0.0.0/']) {
    expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow('TRUST_PROXY must be addresses or networks');
  }
});

test('what belongs together is set together, and files do not land where nobody meant them to', () => {
  const s3 = { STORAGE: 's3', S3_BUCKET: 'files', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  expect(readConfig(s3)).toMatchObject({ STORAGE: 's3', S3_BUCKET: 'files', S3_PATH_STYLE: true });
  expect(() => readConfig({ STORAGE: 's3', S3_BUCKET: 'files' })).toThrow(
    /S3_ACCESS_KEY must be set, because STORAGE is s3\s+S3_SECRET_KEY must be set/,
  );
  expect(() => readConfig({ ...s3, STORAGE: 'disk' })).toThrow('S3_BUCKET needs STORAGE=s3');
  expect(() => readConfig({ STORAGE_DIRECT: '1' })).toThrow('STORAGE_DIRECT needs STORAGE=s3');
  expect(() => readConfig({ ...s3, S3_ENDPOINT: 'ceph:7480' })).toThrow('S3_ENDPOINT must be http://');
  expect(() => readConfig({ ...s3, S3_BUCKET: 'My Files' })).toThrow('S3_BUCKET must be the name of a bucket');
});

test('[D-195] an engine of the search has its settings together, and no password in an address', () => {
  const SEARCH_URL = 'https://search.example:9200';
  expect(readConfig({ SEARCH_URL })).toMatchObject({ SEARCH_URL, SEARCH_INDEX: 'shuyuan' });
  expect(() => readConfig({ SEARCH_PASSWORD: 'x' })).toThrow('SEARCH_URL must be set');
  expect(() => readConfig({ SEARCH_URL, SEARCH_PASSWORD: 'x' })).toThrow('SEARCH_USER must be set');
  expect(() => readConfig({ SEARCH_URL: 'https://me:secret@search.example' })).toThrow('without user and password');
  expect(() => readConfig({ SEARCH_URL, SEARCH_INDEX: 'Our Index' })).toThrow('SEARCH_INDEX must be small letters');
});

test('a stage that needs a server is told which, and a relay is not given without its secret', () => {
  expect(readConfig({})).toMatchObject({ STAGE_ENGINE: 'embedded', STAGE_VIEWERS: 100, JANUS_URL: [], TURN_URLS: [] });
  expect(() => readConfig({ STAGE_ENGINE: 'janus' })).toThrow('JANUS_URL must be set, because STAGE_ENGINE is janus');
  expect(() => readConfig({ STAGE_ENGINE: 'livekit', LIVEKIT_URL: 'wss://live.example' })).toThrow(
    /LIVEKIT_KEY must be set[\s\S]*LIVEKIT_SECRET must be set/,
  );
  expect(() => readConfig({ TURN_URLS: 'turn:relay.example' })).toThrow('TURN_SECRET must be set');
  expect(() => readConfig({ TURN_SECRET: 'hush' })).toThrow(/TURN_SECRET needs a relay(?![\s\S]*hush)/);
  expect(() => readConfig({ STAGE_ADDRESS: 'live.example' })).toThrow('STAGE_ADDRESS must be IP address');
  expect(() => readConfig({ STAGE_VIEWERS: '301' })).toThrow('STAGE_VIEWERS must be 1…300');
  const several = readConfig({ JANUS_URL: 'ws://a:8188, wss://b', TURN_URLS: 'stun:c turn:d', TURN_SECRET: 'hush' });
  expect(several).toMatchObject({ JANUS_URL: ['ws://a:8188', 'wss://b'], TURN_URLS: ['stun:c', 'turn:d'] });
});

test('a live supplier is whole or not there', () => {
  expect(() => readConfig({ LIVE_SUPPLIER_URL: 'https://live.example' })).toThrow(
    /LIVE_SUPPLIER_KEY must be set[\s\S]*LIVE_SUPPLIER_SECRET must be set/,
  );
  expect(() => readConfig({ LIVE_SUPPLIER_SECRET: 'hush' })).toThrow(/LIVE_SUPPLIER_URL must be set(?![\s\S]*hush)/);
});

test('[D-149] a model is named with its address, and its key is not shown', () => {
  expect(readConfig({})).toMatchObject({ AI_BASE_URL: '', AI_TIMEOUT_S: 60, AI_MAX_TOKENS: 4_096 });
  expect(() => readConfig({ AI_BASE_URL: 'https://model.example/v1' })).toThrow('AI_MODEL must be set');
  expect(() => readConfig({ AI_API_KEY: 'hush' })).toThrow(/AI_API_KEY needs AI_BASE_URL(?![\s\S]*hush)/);
  expect(() => readConfig({ AI_TIMEOUT_S: '0' })).toThrow('AI_TIMEOUT_S must be 1…600');
});

test('a secret that is wrong is not shown', () => {
  const shown = (env: NodeJS.ProcessEnv) => {
    try {
      return readConfig(env);
    } catch (error) {
      return String(error);
    }
  };
  expect(shown({ SECRET_KEY: 'too-short-a-secret' })).toMatch(/SECRET_KEY must be empty or at least 32 characters$/);
  expect(shown({ DATABASE_URL: 'mysql://root:hush@db' })).not.toContain('hush');
  expect(shown({ MAIL_URL: 'imap://me:hush@mail' })).not.toContain('hush');
  expect(shown({ S3_SECRET_KEY: 'hush' })).toMatch(/S3_SECRET_KEY needs STORAGE=s3(?![\s\S]*hush)/);
});

test('docs/operations.md lists every setting with its default', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  for (const [name, { initial, about }] of Object.entries(settings)) {
    const row = `| \`${name}\` | ${initial === '' ? 'empty' : `\`${initial}\``} | ${about} |`;
    expect(text, `docs/operations.md wants the row: ${row}`).toContain(row);
  }
});
