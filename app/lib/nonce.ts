import {createContext} from 'react';

/** The nonce that the page's scripts carry. Known to the server alone: a browser hides it, and needs it for nothing more. */
export const NonceContext = createContext<string | undefined>(undefined);
