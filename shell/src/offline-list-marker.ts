/** Where the service worker writes what this device can show into the offline page. */
export const OFFLINE_LIST = '<span data-kept-list=""></span>';
