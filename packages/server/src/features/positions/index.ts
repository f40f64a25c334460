export { submitPositionAudit } from './audit/submit-position-audit.ts';
export { createPosition } from './manage/create-position.ts';
export { assignPosition } from './manage/assign-position.ts';
export { publishPosition } from './manage/publish-position.ts';
export { savePosition } from './manage/save-position.ts';
export { listPositionStudy } from './walk/list-position-study.ts';
export { confirmPositionSection, openPositionSection } from './walk/open-position-section.ts';
export { listContents } from './manage/content.store.ts';
