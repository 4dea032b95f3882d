/** Whether the tests run that take too long for every change, as in `npm run test:long`. */
export const TRIES_EVERY_CASE = process.env.TEST_EVERY_CASE === 'on';
