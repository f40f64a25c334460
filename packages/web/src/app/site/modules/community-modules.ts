export { CirclesModule } from './CirclesModule.tsx';
export { ExpertsModule } from './ExpertsModule.tsx';
