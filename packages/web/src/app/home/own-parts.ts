/** One chunk for both: home is painted before anybody asks what waits for the reader, and then asks once. */
export { ContinueLearning } from './learning/ContinueLearning.tsx';
export { MyTasks } from './MyTasks.tsx';
