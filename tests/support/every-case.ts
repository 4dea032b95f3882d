/** Whether every row of a long table is tested, as in `npm run test:long`, or only the typical ones. */
export const TRIES_EVERY_CASE = process.env.TEST_EVERY_CASE === 'on';
