/** One chunk for both: home is painted before anybody asks what waits for the reader, and then asks once. */
export { ContinueLearning } from './ContinueLearning.tsx';
export { MyTasks } from './MyTasks.tsx';
