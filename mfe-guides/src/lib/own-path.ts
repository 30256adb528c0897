import { createContext } from 'react';

/** Whether an address leads to a page of this remote, which opens without a document load. */
export const OwnPath = createContext<(path: string) => boolean>(() => false);
