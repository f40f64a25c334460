export { askExemption } from './exemptions/ask-exemption.ts';
export { joinSubject } from './learn/join-subject.ts';
export { confirmSubjectItem, openSubjectItem } from './learn/open-subject-item.ts';
export { createSubject } from './manage/create-subject.ts';
export { publishSubject } from './manage/publish-subject.ts';
export { saveSubject } from './manage/save-subject.ts';
export { listSubjectConsequences } from './learn/subject-consequences.store.ts';
export { listSubjectTasks } from './learn/list-subject-tasks.ts';
