import { Colleagues } from '../home/Colleagues.tsx';
import { CommunityPlace, QuestionsPlace } from '../home/CommunityPlaces.tsx';
import { LivePlace } from '../home/LivePlace.tsx';
import { ContinuePlace, TasksPlace } from '../home/Places.tsx';
import { Welcome } from '../home/Welcome.tsx';
import { lazyModule } from './lazy-module.tsx';
import type { ModuleViews } from './module-views.ts';
import { writtenViews } from './written-views.ts';

const learning = (name: 'CoursesModule' | 'SubjectsModule' | 'PathsModule') =>
  lazyModule('learning-modules', ['study', 'subjects', 'site'], async () => {
    const parts = await import('./modules/learning-modules.ts');
    return parts[name];
  });
const community = (name: 'ExpertsModule' | 'CirclesModule') =>
  lazyModule('community-modules', ['share', 'site'], async () => {
    const parts = await import('./modules/community-modules.ts');
    return parts[name];
  });
const Recommended = lazyModule('recommended-module', ['recommend', 'site'], async () => {
  const parts = await import('./modules/RecommendedModule.tsx');
  return parts.RecommendedModule;
});
/** Everything a home or branch page can be made of. Those of the product's own home page come with the page. */
export const homeViews: ModuleViews = {
  ...writtenViews,
  welcome: Welcome,
  live: LivePlace,
  tasks: TasksPlace,
  continue: ContinuePlace,
  questions: QuestionsPlace,
  community: CommunityPlace,
  people: Colleagues,
  courses: learning('CoursesModule'),
  subjects: learning('SubjectsModule'),
  recommended: Recommended,
  paths: learning('PathsModule'),
  experts: community('ExpertsModule'),
  circles: community('CirclesModule'),
};
