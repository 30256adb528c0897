/** Number of the handshake in `remote.ts`. The shell refuses a remote that was built against another one. */
export const CONTRACT = 1;
