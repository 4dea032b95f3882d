/** Whether each row of a long table is tried, as `npm run test:long` does, or those that stand for the others. */
export const TRIES_EVERY_CASE = process.env.TEST_EVERY_CASE === 'on';
