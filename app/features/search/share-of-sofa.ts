/** How wide a work over a sofa looks right, a rule of framers and decorators. */
export const SHARE_OF_SOFA = {min: 0.5, max: 0.75} as const;
