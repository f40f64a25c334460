import { BusinessType } from '../kernel/business-types.ts';
import { type PositionContentType, positionContentTypes } from '../positions/position-content-types.ts';

export type SubjectContentType = Exclude<PositionContentType, typeof BusinessType.subject>;

/** The kinds of content a path has, without subjects: none can hold itself. */
export const subjectContentTypes = positionContentTypes.filter(
  (type): type is SubjectContentType => type !== BusinessType.subject,
);
