/** CENTRE-02: the panels of the centre. Which pages offer which is theirs; that one closes the others holds for all. */
export const centrePanels = ['columns', 'push', 'course', 'student'] as const;
export type CentrePanel = (typeof centrePanels)[number];

/** CENTRE-02: which panels are to be seen, and what they are about. */
export type CentreState = {
  readonly visible: Readonly<Record<CentrePanel, boolean>>;
  readonly pushIds: readonly string[];
  readonly courseId: string | undefined;
  readonly studentIds: readonly string[];
  /** The place of a content in what is pushed, from 1. */
  readonly contentSequence: number | undefined;
};

type PanelContent = Partial<Omit<CentreState, 'visible'>>;

/** Nothing is open, and nothing is chosen. */
export const closedCentre: CentreState = {
  visible: { columns: false, push: false, course: false, student: false },
  pushIds: [],
  courseId: undefined,
  studentIds: [],
  contentSequence: undefined,
};

/** CENTRE-03: whatever was open before, and whatever it was about, is reset first. */
export const openPanel = (panel: CentrePanel, content: PanelContent = {}): CentreState => ({
  ...closedCentre,
  ...content,
  visible: { ...closedCentre.visible, [panel]: true },
});

/** The panel that is open; undefined: none. */
export const openPanelOf = ({ visible }: CentreState): CentrePanel | undefined =>
  centrePanels.find((panel) => visible[panel]);
