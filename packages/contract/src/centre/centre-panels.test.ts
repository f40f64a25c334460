import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centrePanels, closedCentre, openPanel, openPanelOf } from './centre-panels.ts';

test('[CENTRE-02] the state holds which panels are visible, push detail ids, the selected course and students, and the content sequence', () => {
  expect(Object.keys(closedCentre)).toEqual(['visible', 'pushIds', 'courseId', 'studentIds', 'contentSequence']);
  expect(openPanel('push', { pushIds: ['p'], studentIds: ['a', 'b'], courseId: 'c', contentSequence: 2 })).toEqual({
    visible: { columns: false, push: true, course: false, student: false },
    pushIds: ['p'],
    courseId: 'c',
    studentIds: ['a', 'b'],
    contentSequence: 2,
  });
  expect(openPanelOf(closedCentre)).toBeUndefined();
});

test('[CENTRE-03] opening any panel first resets the others: one is visible, and nothing of the earlier ones is left', () => {
  const opened = fc.record({
    panel: fc.constantFrom(...centrePanels),
    content: fc.record({ courseId: fc.string(), studentIds: fc.array(fc.string()) }, { requiredKeys: [] }),
  });
  fc.assert(
    fc.property(fc.array(opened, { minLength: 1 }), (steps) => {
      const states = steps.map(({ panel, content }) => openPanel(panel, content));
      const [last, step] = [states.at(-1), steps.at(-1)];
      if (!last || !step) return;
      expect(Object.values(last.visible).filter(Boolean)).toHaveLength(1);
      expect(openPanelOf(last)).toBe(step.panel);
      expect({ courseId: last.courseId, studentIds: last.studentIds }).toEqual({
        courseId: step.content.courseId,
        studentIds: step.content.studentIds ?? [],
      });
    }),
  );
});
