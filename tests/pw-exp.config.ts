import base from './playwright.config';
export default {...base, workers: 1, testDir: './e2e', use: {...base.use, launchOptions: {...base.use!.launchOptions, args: [...base.use!.launchOptions!.args!, ...(process.env.XFLAGS ? process.env.XFLAGS.split(' ') : [])]}}};
