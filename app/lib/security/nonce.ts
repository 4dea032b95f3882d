import {createContext} from 'react';

/**
 * Marks the shop's own inline scripts until the rendered page is hashed (`hashScripts`). Undefined in the browser. It takes the
 * place of Hydrogen's `useNonce`: no page of this shop has a nonce.
 */
export const NonceContext = createContext<string | undefined>(undefined);
