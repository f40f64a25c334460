import type { Config } from './settings.ts';

function supplierProblems(config: Config): string[] {
  const needed = ['LIVE_SUPPLIER_URL', 'LIVE_SUPPLIER_KEY', 'LIVE_SUPPLIER_SECRET'] as const;
  const missing = needed.filter((name) => config[name] === '');
  if (missing.length === needed.length) return [];
  return missing.map((name) => `${name} must be set, because another LIVE_SUPPLIER setting is`);
}

function stageProblems(config: Config): string[] {
  const needs = { janus: ['JANUS_URL'], livekit: ['LIVEKIT_URL', 'LIVEKIT_KEY', 'LIVEKIT_SECRET'] } as const;
  const needed: readonly (keyof Config)[] =
    config.STAGE_ENGINE === 'janus' || config.STAGE_ENGINE === 'livekit' ? needs[config.STAGE_ENGINE] : [];
  const missing = needed.filter((name) => String(config[name]) === '');
  const problems = missing.map((name) => `${name} must be set, because STAGE_ENGINE is ${config.STAGE_ENGINE}`);
  const relays = config.TURN_URLS.some((url) => url.startsWith('turn'));
  if (relays && config.TURN_SECRET === '') problems.push('TURN_SECRET must be set, because TURN_URLS names a relay');
  if (!relays && config.TURN_SECRET !== '') problems.push('TURN_SECRET needs a relay in TURN_URLS');
  return problems;
}

function storageProblems(config: Config): string[] {
  const s3Only = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'STORAGE_DIRECT'] as const;
  if (config.STORAGE === 'disk')
    return s3Only.filter((name) => config[name]).map((name) => `${name} needs STORAGE=s3; files would be kept on disk`);
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  return needed.filter((name) => config[name] === '').map((name) => `${name} must be set, because STORAGE is s3`);
}

function modelProblems(config: Config): string[] {
  if (config.AI_BASE_URL === '') {
    const alone = ['AI_API_KEY', 'AI_MODEL', 'AI_THINKING_MODEL'] as const;
    return alone.filter((name) => config[name] !== '').map((name) => `${name} needs AI_BASE_URL`);
  }
  return config.AI_MODEL === '' ? ['AI_MODEL must be set, because AI_BASE_URL is'] : [];
}

function webSearchProblems(config: Config): string[] {
  const { WEB_SEARCH_KIND: kind, WEB_SEARCH_URL: url, WEB_SEARCH_KEY: key } = config;
  if (kind === 'off') return url || key ? ['WEB_SEARCH_KIND must be set, because another WEB_SEARCH setting is'] : [];
  if (kind === 'searxng') return url === '' ? ['WEB_SEARCH_URL must be set, because WEB_SEARCH_KIND is searxng'] : [];
  return key === '' ? [`WEB_SEARCH_KEY must be set, because WEB_SEARCH_KIND is ${kind}`] : [];
}

function engineProblems({ SEARCH_URL: url, SEARCH_USER: user, SEARCH_PASSWORD: password }: Config): string[] {
  if (url === '') return user || password ? ['SEARCH_URL must be set, because another SEARCH setting is'] : [];
  if (/^https?:\/\/[^/]*@/.test(url))
    return ['SEARCH_URL must be without user and password: they are SEARCH_USER and SEARCH_PASSWORD'];
  return user === '' && password !== '' ? ['SEARCH_USER must be set, because SEARCH_PASSWORD is'] : [];
}

/** What each setting cannot see alone. */
export const togetherProblems = (config: Config): string[] => [
  ...storageProblems(config),
  ...stageProblems(config),
  ...supplierProblems(config),
  ...modelProblems(config),
  ...webSearchProblems(config),
  ...engineProblems(config),
];
