/** The seasonal work of the home page (specification, section 2). */
export const SEASONAL_HANDLE = 'santa';

/** The launched work of the home page. The specification states both hours, 09:00 and 10:00 in UTC-3 (section 4). */
export const BREAKTHROUGH = {
  handle: 'breakthrough',
  launchAt: {card: '2025-11-03T09:00:00-03:00', page: '2025-11-03T10:00:00-03:00'},
} as const;
