import { accuseTextMax } from '@shuyuan/contract/community/question-actions';
import { textLength } from '@shuyuan/contract/kernel/text-length';

export const reasonMax = accuseTextMax;
export const isReasonTooLong = (words: string): boolean => textLength(words) > reasonMax;
