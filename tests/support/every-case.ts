/** Whether to run the tests that take too long for every change, as `npm run test:long` does. */
export const TRIES_EVERY_CASE = process.env.TEST_EVERY_CASE === 'on';
