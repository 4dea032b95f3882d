/** The same document by its other name (https://llmstxt.org). */
export {loader} from './($locale).[agents.md]';
