import type { Job } from '../../platform/jobs.ts';
import { countFinished, forgetOldFinishes } from './count/count-finished.ts';
import type { RecommendSources } from './recommendable.ts';

export const recommendJobs = ({ recommendables }: RecommendSources): readonly Job[] => [
  { name: 'recommend:count-finished', cron: '* * * * *', handle: countFinished(recommendables) },
  { name: 'recommend:forget-old', cron: '23 2 * * *', handle: forgetOldFinishes },
];
