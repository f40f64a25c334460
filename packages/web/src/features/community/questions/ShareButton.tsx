import { QuestionKind } from '@shuyuan/contract/community/questions';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { ShareButton as Button } from '../../../shared/sharing/ShareButton.tsx';
import type { Question } from './question.ts';

/** D-129: the server counts it among what people did with a post, once it has been shared. */
export function ShareButton({ question: { id, kind, title, coverPath } }: { question: Question }) {
  const type = kind === QuestionKind.ask ? ShareType.question : ShareType.shareContent;
  const pics = coverPath === null ? [] : [coverPath];
  return <Button share={{ id, type, title, pics, buryPoint: 'community' }} />;
}
