/** A chunk of its own, as home asks for it: whoever has begun nothing needs none of it. */
export { ContinueRows } from '../../features/study/home/ContinueRow.tsx';
